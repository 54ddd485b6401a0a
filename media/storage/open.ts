import { createDiskStorage, type DiskOptions } from './disk.ts'
import { createS3Storage } from './s3.ts'
import { type StorageEnvironment, s3OptionsOf } from './s3-options.ts'
import type { Storage } from './storage.ts'

/** Opens the storage that the environment configures; throws with the names of missing variables. */
export function openStorage(environment: StorageEnvironment, options: DiskOptions = {}): Storage {
  const s3 = s3OptionsOf(environment)
  return s3 === null ? createDiskStorage(environment.STORAGE_DIR ?? '', options) : createS3Storage(s3)
}
