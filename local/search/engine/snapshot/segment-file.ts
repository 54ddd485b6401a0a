import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { DamagedFile } from '#local/search/files/damaged-file.ts'
import { sharedBytes } from '../segment/columns.ts'
import type { SegmentContent } from '../segment/content.ts'
import { NO_PLACES } from '../segment/place-column.ts'
import type { LongLists } from '../segment/segment.ts'

/** Arrays are aligned to this many bytes. */
const ALIGNMENT = 8

const TYPES = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const
type TypeName = keyof typeof TYPES
type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array

const VIEWS: Readonly<Record<TypeName, (bytes: SharedArrayBuffer) => Numbers>> = {
  Uint8Array: (bytes) => new Uint8Array(bytes),
  Uint16Array: (bytes) => new Uint16Array(bytes),
  Uint32Array: (bytes) => new Uint32Array(bytes),
  Float64Array: (bytes) => new Float64Array(bytes),
}

/** The note that replaces an array of the content in the heading. */
interface ArrayNote {
  readonly array: TypeName
  readonly offset: number
  readonly length: number
  /** CRC-32 of its bytes; older files have none. */
  readonly crc?: number
}

/** A segment file that stays open for its long lists. */
export interface OpenedSegment {
  readonly long: LongLists
  close(): void
}

/**
 * Writes the content of a segment into a file: 4 bytes with the length of a heading and 4 with its CRC-32,
 * the heading (the content as JSON, with notes instead of its arrays), and the arrays one after the other. It
 * is on the disk when this returns.
 */
export function writeSegmentFile(path: string, content: SegmentContent): void {
  const arrays: Numbers[] = []
  let size = 0
  const heading = Buffer.from(
    JSON.stringify(content, (_, value) => {
      const type = typeOf(value)
      if (type === null) return value
      const offset = size
      arrays.push(value)
      size += padded(value.byteLength)
      return { array: type, offset, length: value.length, crc: crc32(bytesOf(value)) } satisfies ArrayNote
    }),
  )
  const file = openSync(path, 'w')
  try {
    const start = Buffer.alloc(8)
    start.writeUInt32LE(heading.length)
    start.writeUInt32LE(crc32(heading), 4)
    writeAll(file, start)
    writeAll(file, Buffer.concat([heading, Buffer.alloc(padded(heading.length) - heading.length)]))
    for (const array of arrays) {
      writeAll(file, bytesOf(array))
      writeAll(file, new Uint8Array(padded(array.byteLength) - array.byteLength))
    }
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Reads a segment into memory, except its long lists.
 * @throws {DamagedFile} where the file differs from what was written, including the long lists
 */
export function readSegmentFile(path: string): SegmentContent {
  const { file, text, data } = openHeading(path)
  let content: SegmentContent
  try {
    content = JSON.parse(text, (key, value) => {
      if (!isNote(value)) return value
      if (key !== 'long') return readArray({ file, path, data }, value)
      checkArray({ file, path, data }, value)
      return null
    })
  } finally {
    closeSync(file)
  }
  // Files from before ids and locations were stored have none.
  const { objectIds, places } = content.columns
  return {
    ...content,
    columns: { ...content.columns, objectIds: objectIds ?? null, places: places ?? NO_PLACES },
  }
}

/** Opens the long lists of a segment: each is read on demand. */
export function openLongLists(path: string): OpenedSegment {
  const { text, ...opened } = openHeading(path)
  const { words, facets }: { words: { long: ArrayNote }; facets: { long: ArrayNote }[] } = JSON.parse(text)
  return {
    long: {
      words: readerOf(opened, words.long),
      facets: facets.map(({ long }) => readerOf(opened, long)),
    },
    close: () => closeSync(opened.file),
  }
}

interface OpenedFile {
  readonly file: number
  readonly path: string
  /** Offset of the arrays. */
  readonly data: number
}

function openHeading(path: string): OpenedFile & { readonly text: string } {
  if (!existsSync(path)) throw new DamagedFile(path, 'it is missing')
  const file = openSync(path, 'r')
  try {
    const start = Buffer.alloc(8)
    readAll({ file, path }, start, 0)
    const length = start.readUInt32LE()
    if (8 + length > fstatSync(file).size) throw new DamagedFile(path, 'its heading is cut off')
    const heading = Buffer.alloc(length)
    readAll({ file, path }, heading, 8)
    // Files from before the checksum have zeros instead.
    const crc = start.readUInt32LE(4)
    if (crc !== 0 && crc32(heading) !== crc) throw new DamagedFile(path, 'its heading has changed')
    return { file, path, text: heading.toString('utf8'), data: 8 + padded(length) }
  } catch (error) {
    closeSync(file)
    throw error
  }
}

function readerOf({ data, ...opened }: OpenedFile, { offset }: ArrayNote): LongLists['words'] {
  return (from, length) => {
    const bytes = Buffer.allocUnsafeSlow(length * 4)
    readAll(opened, bytes, data + offset + from * 4)
    return new Uint32Array(bytes.buffer, bytes.byteOffset, length)
  }
}

function readArray({ data, ...opened }: OpenedFile, { array, offset, length, crc }: ArrayNote): Numbers {
  const shared = sharedBytes(length * TYPES[array].BYTES_PER_ELEMENT)
  const bytes = new Uint8Array(shared)
  readAll(opened, bytes, data + offset)
  if (crc !== undefined && crc32(bytes) !== crc) throw new DamagedFile(opened.path, 'an array has changed')
  return VIEWS[array](shared)
}

/** Checks an array that does not stay in memory. */
function checkArray({ data, ...opened }: OpenedFile, { array, offset, length, crc }: ArrayNote): void {
  const end = length * TYPES[array].BYTES_PER_ELEMENT
  const chunk = Buffer.allocUnsafe(Math.min(CHECKED_AT_ONCE, end))
  let found = 0
  for (let done = 0; done < end; done += chunk.length) {
    const part = chunk.subarray(0, Math.min(chunk.length, end - done))
    readAll(opened, part, data + offset + done)
    found = crc32(part, found)
  }
  if (crc !== undefined && found !== crc) throw new DamagedFile(opened.path, 'a long list has changed')
}

const CHECKED_AT_ONCE = 4 << 20

/** A read or a write may transfer less than requested, and transfers 2 GiB at most. */
const MAX_READ_BYTES = 1 << 30

function readAll(
  { file, path }: Pick<OpenedFile, 'file' | 'path'>,
  bytes: Uint8Array,
  position: number,
): void {
  for (let done = 0; done < bytes.length; ) {
    const read = readSync(file, bytes, done, Math.min(MAX_READ_BYTES, bytes.length - done), position + done)
    if (read === 0) throw new DamagedFile(path, 'it ends too early')
    done += read
  }
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(file, bytes, done, Math.min(MAX_READ_BYTES, bytes.length - done))
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Numbers): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function typeOf(value: unknown): TypeName | null {
  for (const name of Object.keys(TYPES) as TypeName[]) if (value instanceof TYPES[name]) return name
  return null
}

function isNote(value: unknown): value is ArrayNote {
  return typeof value === 'object' && value !== null && 'array' in value && 'offset' in value
}

function padded(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
}
