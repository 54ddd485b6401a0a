import { z } from 'zod'
import { FORMAT_CODES } from '#domain/assets/formats.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'

/** The version of the content; a change to its fields is a new one. */
export const ASSET_LOCK_FORMAT = 'motif-assets-lock/1'
export const ASSET_LOCK_NAME = 'assets.lock'

const text = z.string().min(1)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const format = z.enum(FORMAT_CODES)

/** One revision of an asset as it was downloaded. */
const lockedAssetSchema = z.strictObject({
  kind: z.enum(KIND_CODES),
  slug: text,
  title: text,
  author: text,
  /** The number of the revision, and the file that its author gave. */
  revision: text,
  original: z.strictObject({ format, sha256 }),
  /** Any code: a lock may be newer than the program that reads it. */
  licence: z.strictObject({ code: text, version: text }),
  /** The files that were delivered of it, converted, recoloured and with their credit; a width of null is the original. */
  files: z.array(
    z.strictObject({
      name: text,
      format,
      width: z.int().positive().nullable(),
      sha256,
      /** The number of the certificate of this download; null where none was issued. */
      certificate: text.nullable(),
    }),
  ),
})
export type LockedAsset = z.infer<typeof lockedAssetSchema>

/** The file `assets.lock`: what a folder of downloaded assets contains, and under which licences. */
export const assetLockSchema = z.strictObject({
  format: z.literal(ASSET_LOCK_FORMAT),
  issuer: z.url(),
  collection: z.string(),
  exported_at: z.iso.datetime(),
  assets: z.array(lockedAssetSchema),
})
export type AssetLock = z.infer<typeof assetLockSchema>

/** The lock of a collection, and how many of its assets it leaves out because nothing of them was downloaded. */
export interface ExportedLock {
  readonly lock: AssetLock
  readonly notDownloaded: number
}
