import type { FilesServices } from '#cms/files/services.ts'

/** Stores a derived file. A failure is only logged: the file is returned anyway, and derived again next time. */
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
