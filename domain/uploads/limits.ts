import { ORIGINAL_BYTES } from '#domain/assets/file-limits.ts'

/** Limits of an uploaded ZIP. A member is a file inside it, and has the same limits as a file that is uploaded alone. */
export const ZIP_LIMITS = {
  bytes: 256 * 1024 * 1024,
  /** Entries, those that are skipped included. */
  entries: 1_000,
  /** Bytes of all members, unpacked. */
  unpackedBytes: 1024 * 1024 * 1024,
  /** Unpacked bytes for each packed byte, of members above `freeBytes`: drawings shrink to a tenth or so. */
  ratio: 200,
  /** Small members may consist of one repeated byte. */
  freeBytes: 1024 * 1024,
  /** Folders inside each other. */
  depth: 8,
} as const

/** Maximum characters of a file name. */
export const MAX_FILE_NAME = 200

/** Files that a user may have begun to upload and not finished. Clients send a few at a time. */
export const MAX_OPEN_UPLOADS = 50

/** Files up to this size are sent in the request that creates their upload, and are received in memory. */
export const SMALL_UPLOAD_BYTES = 256 * 1024

/**
 * Small files that one request carries, and their bytes: no more than a single small file may have, so that a line that is
 * cut sends no more again, and the first results come while the rest is sent.
 */
export const BATCH_LIMITS = { files: 32, bytes: SMALL_UPLOAD_BYTES } as const

/** Time after its last byte at which an unfinished upload is deleted. */
export const OPEN_UPLOAD_HOURS = 72

/** Time for which the outcome of an upload can be read. */
export const SETTLED_UPLOAD_DAYS = 7

/** The maximum size of an upload, by its name. */
export function maxUploadBytes(fileName: string): number {
  return isZipName(fileName) ? ZIP_LIMITS.bytes : ORIGINAL_BYTES
}

/** Whether the name is that of a ZIP, whose members become uploads. A dotLottie has another extension. */
export function isZipName(fileName: string): boolean {
  return /\.zip$/i.test(fileName)
}
