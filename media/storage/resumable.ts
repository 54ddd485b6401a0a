import { FileStore } from '@tus/file-store'
import { S3Store } from '@tus/s3-store'
import type { DataStore } from '@tus/server'
import { createDiskStorage } from './disk.ts'
import { createS3Storage, s3ConfigOf } from './s3.ts'
import { type StorageEnvironment, s3OptionsOf } from './s3-options.ts'

/**
 * The storage of `openStorage` for uploads that arrive in pieces. A complete upload is an object of that storage under
 * the same key, so that nothing is copied.
 */
export interface ResumableStorage {
  readonly store: DataStore
  /** The key of what the protocol keeps about an upload, beside its bytes. */
  readonly infoKey: (key: string) => string
  /** Deletes what has arrived of an unfinished upload. */
  readonly remove: (key: string) => Promise<void>
}

export function openResumableStorage(environment: StorageEnvironment): ResumableStorage {
  const s3 = s3OptionsOf(environment)
  if (s3 === null) {
    const store = new FileStore({ directory: environment.STORAGE_DIR ?? '' })
    const disk = createDiskStorage(environment.STORAGE_DIR ?? '')
    const infoKey = (key: string) => `${key}.json`
    // Not by the store, which fails where the protocol has kept nothing about an upload.
    const remove = async (key: string) => {
      await disk.delete(key)
      await disk.delete(infoKey(key))
    }
    return { store, infoKey, remove }
  }
  const store = new S3Store({ s3ClientConfig: { ...s3ConfigOf(s3), bucket: s3.bucket }, useTags: false })
  const storage = createS3Storage(s3)
  return {
    store,
    infoKey: (key) => `${key}.info`,
    remove: async (key) => {
      try {
        await store.remove(key)
      } finally {
        // Of an upload that the protocol has kept nothing about, which the store does not find.
        await storage.delete(key)
        // The last bytes wait here until they are enough for a part of the multipart upload; the store forgets them.
        await storage.delete(`${key}.part`)
      }
    },
  }
}

/** The key of an upload; both stores keep it as the id of the protocol. */
export function uploadKey(id: string): string {
  return `uploads/${id}`
}
