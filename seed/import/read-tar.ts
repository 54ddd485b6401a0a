import { gunzipSync } from 'node:zlib'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

const BLOCK = 512
const NAME = { at: 0, length: 100 }
const SIZE = { at: 124, length: 12 }
const CHECKSUM = { at: 148, length: 8 }
const TYPE = 156
const PREFIX = { at: 345, length: 155 }
/** A regular file; the second is that of the oldest archives. */
const FILES = ['0', '\0']
/** Facts of the next entry, such as a long name. */
const EXTENDED = 'x'

export interface TarLimits {
  readonly unpackedBytes: number
  readonly entries: number
}

export interface TarFile {
  /** As in the archive; it names no place on this machine. */
  readonly path: string
  readonly bytes: Uint8Array
}

/**
 * The regular files of a compressed tar archive. Links, folders and devices are left out, and nothing is written to a disk.
 * Refuses an archive beyond the limits before it is unpacked further, and a damaged one.
 */
export function readTar(archive: Uint8Array, limits: TarLimits): Result<readonly TarFile[]> {
  const content = unpacked(archive, limits.unpackedBytes)
  if (!content.ok) return content
  const { value: tar } = content
  const files: TarFile[] = []
  let longName: string | null = null
  let entries = 0
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK)
    if (header.every((byte) => byte === 0)) break
    entries += 1
    if (entries > limits.entries) return refuse('package-too-large', `more than ${limits.entries} entries`)
    const size = octal(header, SIZE)
    if (size === null || !hasChecksum(header)) return refuse('package-damaged', `no header at ${at}`)
    const end = at + BLOCK + size
    if (end > tar.length) return refuse('package-damaged', 'the archive is cut')
    const bytes = tar.subarray(at + BLOCK, end)
    const type = String.fromCharCode(header[TYPE] ?? 0)
    if (type === EXTENDED) longName = pathOfRecords(bytes)
    else {
      if (FILES.includes(type)) files.push({ path: longName ?? nameOf(header), bytes })
      longName = null
    }
    at = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return accept(files)
}

function unpacked(archive: Uint8Array, most: number): Result<Uint8Array> {
  try {
    return accept(gunzipSync(archive, { maxOutputLength: most }))
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return isTooLarge
      ? refuse('package-too-large', `more than ${most} bytes unpacked`)
      : refuse('package-damaged', 'not a compressed archive')
  }
}

function nameOf(header: Uint8Array): string {
  const [prefix, name] = [textOf(header, PREFIX), textOf(header, NAME)]
  return prefix === '' ? name : `${prefix}/${name}`
}

interface Field {
  readonly at: number
  readonly length: number
}

function textOf(header: Uint8Array, { at, length }: Field): string {
  const field = header.subarray(at, at + length)
  const end = field.indexOf(0)
  return new TextDecoder().decode(end === -1 ? field : field.subarray(0, end))
}

/** Null for a field that is no octal number. */
function octal(header: Uint8Array, field: Field): number | null {
  const text = textOf(header, field).trim()
  return /^[0-7]{1,11}$/.test(text) ? Number.parseInt(text, 8) : null
}

/** The sum of the bytes of the header, with spaces in place of the sum itself. */
function hasChecksum(header: Uint8Array): boolean {
  const SPACE = 32
  const sum = header.reduce((total, byte, index) => {
    const isSum = index >= CHECKSUM.at && index < CHECKSUM.at + CHECKSUM.length
    return total + (isSum ? SPACE : byte)
  }, 0)
  return octal(header, CHECKSUM) === sum
}

/** The name among records of the form `length key=value\n`; null without one. */
function pathOfRecords(bytes: Uint8Array): string | null {
  return /^\d+ path=(.*)$/m.exec(new TextDecoder().decode(bytes))?.[1] ?? null
}
