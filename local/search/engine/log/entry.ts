import { crc32 } from 'node:zlib'

/**
 * An entry of a log file: the length of its text in bytes with its kind in the top bit, a checksum, the text in UTF-8,
 * and zeros up to the next unit. Positions count units, so that 32 bits reach 64 GiB.
 */
export const UNIT = 16
const HEADER = 8
/** The largest entry: a larger size in a damaged header is ignored instead of allocated. */
export const MAX_ENTRY_BYTES = 16 << 20
const DELETION = 0x80000000

export interface Entry {
  readonly deletion: boolean
  /** A record as JSON, or the id of a deleted object. */
  readonly text: string
  /** Units that the entry takes. */
  readonly units: number
}

/** The most bytes that an entry with this text can take. */
export function maxBytes(text: string | Buffer): number {
  return HEADER + text.length * (typeof text === 'string' ? 3 : 1) + UNIT
}

/** Writes an entry. @returns its bytes */
export function writeEntry(buffer: Buffer, offset: number, text: string | Buffer, deletion: boolean): number {
  const start = offset + HEADER
  const length = typeof text === 'string' ? buffer.write(text, start, 'utf8') : text.copy(buffer, start)
  const end = padded(HEADER + length)
  if (end > MAX_ENTRY_BYTES) throw new RangeError(`a record of ${length} bytes is too long for the log`)
  buffer.fill(0, start + length, offset + end)
  buffer.writeUInt32LE((length | (deletion ? DELETION : 0)) >>> 0, offset)
  buffer.writeUInt32LE(crc32(buffer.subarray(start, start + length)), offset + 4)
  return end
}

/** The bytes of the entry that begins here; null where the header is incomplete or invalid. */
export function entryBytes(buffer: Buffer, offset: number): number | null {
  if (offset + HEADER > buffer.length) return null
  return padded(HEADER + (buffer.readUInt32LE(offset) & ~DELETION))
}

/** The entry that begins here, or null where it is missing or incomplete. */
export function readEntry(buffer: Buffer, offset: number): Entry | null {
  const bytes = entryBytes(buffer, offset)
  if (bytes === null || offset + bytes > buffer.length) return null
  const head = buffer.readUInt32LE(offset)
  const text = buffer.subarray(offset + HEADER, offset + HEADER + (head & ~DELETION))
  if (text.length === 0 || crc32(text) !== buffer.readUInt32LE(offset + 4)) return null
  return { deletion: (head & DELETION) !== 0, text: text.toString('utf8'), units: bytes / UNIT }
}

function padded(bytes: number): number {
  return Math.ceil(bytes / UNIT) * UNIT
}
