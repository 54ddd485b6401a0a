import type { FilesServices } from '#cms/files/services.ts'

/** Keeps what was made. A full or unreachable storage costs making it again, not showing it. */
export async function storeDerived(
  storage: FilesServices['storage'],
  key: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  try {
    await storage.put(key, bytes, { contentType })
  } catch (error) {
    console.error(`could not keep ${key}:`, error)
  }
}
