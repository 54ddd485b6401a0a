import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader } from 'yauzl'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { ZIP_LIMITS } from '#domain/uploads/limits.ts'
import { encodingOfNames } from '#domain/uploads/member-names.ts'
import type { ZipEntry } from '#domain/uploads/zip-plan.ts'
import type { Storage } from '#media/storage/storage.ts'

/** A ZIP in storage, of which only parts are in memory. */
export interface StoredZip {
  readonly entries: readonly ZipEntry[]
  /** The bytes of the entry at this position, with the size and the checksum that the directory states. */
  read(position: number): Promise<Result<Uint8Array>>
  close(): void
}

/** Opens a ZIP and reads its directory. @throws when storage fails, which says nothing about the ZIP */
export async function openStoredZip(
  storage: Pick<Storage, 'get'>,
  key: string,
  bytes: number,
): Promise<Result<StoredZip>> {
  const reader = new StoredReader(storage, key)
  /** A failure of storage is thrown; any other is a fault of the ZIP. */
  async function damagedUnless<T>(work: () => Promise<T>): Promise<Result<T>> {
    try {
      return accept(await work())
    } catch (error) {
      if (reader.failure !== null) throw reader.failure
      const message = error instanceof Error ? error.message : 'unreadable'
      return refuse(message.includes('strong encryption') ? 'zip-encrypted' : 'zip-damaged', message)
    }
  }
  return damagedUnless(async () => {
    // Names are decoded here: the library would refuse the whole ZIP for one name.
    const options = { autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true }
    const zip = await fromRandomAccessReaderPromise(reader, bytes, options)
    const entries: Entry[] = []
    if (zip.entryCount <= ZIP_LIMITS.entries) {
      for await (const entry of zip.eachEntry()) entries.push(entry)
      if (await isEntryAt(reader, Number(zip.readEntryCursor)))
        throw new Error('more entries than the directory states')
    }
    return {
      // One entry too many is refused without reading the others.
      entries: zip.entryCount > ZIP_LIMITS.entries ? tooMany(zip.entryCount) : entriesOf(entries),
      read: (position) =>
        damagedUnless(async () => {
          const entry = entries[position]
          if (entry === undefined) throw new Error(`there is no entry ${position}`)
          const content = await buffer(await zip.openReadStreamPromise(entry))
          if (crc32(content) !== entry.crc32) throw new Error('checksum')
          return content
        }),
      close: () => zip.close(),
    }
  })
}

/** The count of the directory is a number of 16 bits, which some writers let overflow. */
async function isEntryAt(reader: RandomAccessReader, position: number): Promise<boolean> {
  const signature = await buffer(reader.createReadStream({ start: position, end: position + 4 }))
  return signature.equals(Buffer.from('PK\x01\x02', 'latin1'))
}

function entriesOf(entries: readonly Entry[]): readonly ZipEntry[] {
  const encoding = encodingOfNames(entries.filter(isOfUnknownEncoding).map(({ fileNameRaw }) => fileNameRaw))
  return entries.map((entry) => {
    const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry
    const isRead = encoding === 'cp437' || !isOfUnknownEncoding(entry)
    return {
      path: isRead
        ? getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
        : new TextDecoder(encoding).decode(fileNameRaw),
      packedBytes: entry.compressedSize,
      unpackedBytes: entry.uncompressedSize,
      isEncrypted: entry.isEncrypted(),
    }
  })
}

/** Whether an entry has neither the flag for UTF-8 (APPNOTE 4.4.4) nor a second name in it (4.6.9). */
function isOfUnknownEncoding({ generalPurposeBitFlag, extraFields }: Entry): boolean {
  return (generalPurposeBitFlag & 0x800) === 0 && !extraFields.some(({ id }) => id === 0x7075)
}

/** As many entries as a directory declares, for the plan to refuse. */
function tooMany(count: number): readonly ZipEntry[] {
  const one: ZipEntry = { path: '', packedBytes: 0, unpackedBytes: 0, isEncrypted: false }
  return Array.from({ length: Math.min(count, ZIP_LIMITS.entries + 1) }, () => one)
}

/** The directory of a ZIP is read in pieces of some bytes; storage is asked for blocks of this size. */
const BLOCK = 1024 * 1024
const BLOCKS_KEPT = 4

/** Reads ranges of a stored object by blocks, the last of which stay in memory. */
class StoredReader extends RandomAccessReader {
  failure: unknown = null
  readonly #storage: Pick<Storage, 'get'>
  readonly #key: string
  readonly #blocks = new Map<number, Promise<Uint8Array>>()

  constructor(storage: Pick<Storage, 'get'>, key: string) {
    super()
    this.#storage = storage
    this.#key = key
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end))
  }

  async *#range(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end; ) {
      const number = Math.floor(at / BLOCK)
      const block = await this.#block(number)
      const from = at - number * BLOCK
      const piece = block.subarray(from, Math.min(block.length, end - number * BLOCK))
      if (piece.length === 0) throw new Error('the end of the file')
      yield Buffer.from(piece.buffer, piece.byteOffset, piece.length)
      at += piece.length
    }
  }

  #block(number: number): Promise<Uint8Array> {
    const known = this.#blocks.get(number)
    if (known !== undefined) return known
    const [oldest] = this.#blocks.keys()
    if (oldest !== undefined && this.#blocks.size >= BLOCKS_KEPT) this.#blocks.delete(oldest)
    const block = this.#fetch(number)
    this.#blocks.set(number, block)
    return block
  }

  async #fetch(number: number): Promise<Uint8Array> {
    try {
      const bytes = await this.#storage.get(this.#key, { offset: number * BLOCK, length: BLOCK })
      if (bytes === null) throw new Error(`${this.#key} is not in storage`)
      return bytes
    } catch (error) {
      this.failure = error
      throw error
    }
  }
}
