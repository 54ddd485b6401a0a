import { openStorage } from '#media/storage/open.ts'
import type { Storage } from '#media/storage/storage.ts'

/** Opens the storage of the environment. @throws Error naming what is missing */
export function openLibraryStorage(): Storage {
  const { STORAGE_DIR, S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } =
    process.env
  return openStorage({
    STORAGE_DIR,
    S3_BUCKET,
    S3_REGION,
    S3_ENDPOINT,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
  })
}
