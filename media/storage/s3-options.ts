import type { S3Options } from './s3.ts'

/** The variables that configure storage. A bucket takes precedence over a folder. */
export interface StorageEnvironment {
  readonly STORAGE_DIR?: string | undefined
  readonly S3_BUCKET?: string | undefined
  readonly S3_REGION?: string | undefined
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
}

const DEFAULT_REGION = 'us-east-1'

/** The bucket that the environment configures, or null for a folder; throws with the names of missing variables. */
export function s3OptionsOf(environment: StorageEnvironment): S3Options | null {
  const { STORAGE_DIR, S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } =
    environment
  if (!S3_BUCKET) {
    if (!STORAGE_DIR) throw new Error('Set STORAGE_DIR to a folder, or S3_BUCKET to a bucket.')
    return null
  }
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  }
  return {
    bucket: S3_BUCKET,
    region: S3_REGION ?? DEFAULT_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
  }
}
