import { ORIGINAL_BYTES } from '#domain/assets/file-limits.ts'
import { accept, type ErrorCode, type Result, refuse } from '#domain/errors/catalogue.ts'
import { comparableName, isSystemFile, readMemberPath } from './file-names.ts'
import { MAX_FILE_NAME, ZIP_LIMITS } from './limits.ts'

/** An entry as the directory of a ZIP declares it. */
export interface ZipEntry {
  /** Decoded, but not otherwise changed. */
  readonly path: string
  readonly packedBytes: number
  readonly unpackedBytes: number
  readonly isEncrypted: boolean
}

/** The decision on one entry, in the order of the directory. */
export interface PlannedMember {
  /** The index of the entry. */
  readonly position: number
  readonly name: string
  /** Null for a member that is unpacked. */
  readonly refusal: ErrorCode | null
}

export interface ZipPlan {
  readonly members: readonly PlannedMember[]
  /** Hidden files and resource forks. */
  readonly skipped: number
}

/** Archives inside of a ZIP. A dotLottie is an archive too, but is accepted as a format. */
const ARCHIVE = /\.(?:zip|zipx|7z|rar|tar|t?gz|bz2|tbz2|xz|txz|zst|cab|iso|dmg|jar)$/i

/**
 * Decides from the directory of a ZIP alone what is unpacked, before a byte of a member is read. Refuses a ZIP above the
 * limits, or without a file, as a whole; of any other it refuses members one by one.
 *
 * @param zipBytes the size of the ZIP: members that together are larger share bytes, as only hostile ZIPs do
 */
export function planZip(entries: readonly ZipEntry[], zipBytes: number): Result<ZipPlan> {
  if (entries.length > ZIP_LIMITS.entries) return refuse('zip-too-many-files', `${entries.length} entries`)
  if (sumOf(entries, 'unpackedBytes') > ZIP_LIMITS.unpackedBytes)
    return refuse('zip-expands-too-much', 'bytes')
  if (sumOf(entries, 'packedBytes') > zipBytes) return refuse('zip-damaged', 'entries overlap')
  const taken = new Set<string>()
  const members: PlannedMember[] = []
  let skipped = 0
  for (const [position, entry] of entries.entries()) {
    if (entry.path.endsWith('/') && entry.unpackedBytes === 0) continue
    if (isSystemFile(entry.path)) skipped += 1
    else members.push({ position, ...planMember(entry, taken) })
  }
  return members.length + skipped === 0 ? refuse('file-empty', 'no files') : accept({ members, skipped })
}

function planMember(entry: ZipEntry, taken: Set<string>): Omit<PlannedMember, 'position'> {
  const name = readMemberPath(entry.path)
  if (!name.ok) return { name: shownName(entry.path), refusal: name.code }
  const compared = comparableName(entry.path)
  const isTaken = taken.has(compared)
  taken.add(compared)
  return { name: name.value, refusal: isTaken ? 'zip-duplicate-name' : faultOf(entry) }
}

function faultOf({ path, packedBytes, unpackedBytes, isEncrypted }: ZipEntry): ErrorCode | null {
  if (isEncrypted) return 'zip-encrypted'
  if (ARCHIVE.test(path)) return 'zip-nested'
  if (unpackedBytes === 0) return 'file-empty'
  if (unpackedBytes > ORIGINAL_BYTES) return 'file-too-large'
  return unpackedBytes > ZIP_LIMITS.freeBytes && unpackedBytes > packedBytes * ZIP_LIMITS.ratio
    ? 'zip-expands-too-much'
    : null
}

/** A refused name as it can be shown and stored. */
function shownName(path: string): string {
  const shown = path.replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
  return shown.slice(-MAX_FILE_NAME) || '\ufffd'
}

function sumOf(entries: readonly ZipEntry[], field: 'packedBytes' | 'unpackedBytes'): number {
  return entries.reduce((sum, entry) => sum + entry[field], 0)
}
