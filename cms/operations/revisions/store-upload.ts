import { randomUUID } from 'node:crypto'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import type { Storage } from '#media/storage/storage.ts'

/** Refuses an upload that is empty or too large. */
export function checkUpload(bytes: Uint8Array): Result<true> {
  if (bytes.length === 0) return refuse('file-empty', 'The file is empty')
  if (bytes.length > LIMITS.fileBytes) return refuse('file-too-large', 'The file is too large')
  return accept(true)
}

/** Stores an upload for the worker, and deletes it again where the rows that name it are refused. */
export async function storeUpload<T>(
  storage: Pick<Storage, 'put' | 'delete'>,
  bytes: Uint8Array,
  write: (uploadKey: string) => Promise<Result<T>>,
): Promise<Result<T>> {
  const uploadKey = `uploads/${randomUUID()}`
  await storage.put(uploadKey, bytes, { contentType: 'application/octet-stream' })
  const written = await write(uploadKey)
  if (!written.ok) await storage.delete(uploadKey)
  return written
}
