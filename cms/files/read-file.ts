import type { StoredFile } from '#cms/files/locate.ts'
import type { FilesServices } from '#cms/files/services.ts'

/**
 * The bytes of a file.
 *
 * @throws Error when the storage lacks a file that the table contains: the library is damaged
 */
export async function readFile(
  { storage }: Pick<FilesServices, 'storage'>,
  file: StoredFile,
): Promise<Uint8Array> {
  const { storageKey, storageOffset, bytes } = file
  const range = storageOffset === null ? undefined : { offset: storageOffset, length: bytes }
  const found = await storage.get(storageKey, range)
  if (found === null) throw new Error(`file ${file.sha256} is missing at ${storageKey}`)
  return found
}
