import type pg from 'pg'
import { FORMATS } from '#domain/assets/formats.ts'
import type { Storage } from '#media/storage/storage.ts'
import type { Ids } from '../reference/ids.ts'
import { idsByKey, insertMissing } from '../rows/insert-missing.ts'
import type { Measured } from './measured.ts'
import { packFiles, type StoredAt } from './segment.ts'

/**
 * Stores the bytes of a batch that are not in the library yet. Bytes without a row, because the process died in
 * between, get the same key in the next load.
 *
 * @returns object and offset of each new file, by SHA-256
 */
export async function storeBytes(
  client: pg.ClientBase,
  storage: Pick<Storage, 'put'>,
  files: readonly Measured[],
): Promise<ReadonlyMap<string, StoredAt>> {
  const known = await idsByKey(
    client,
    'files',
    'sha256',
    files.map(({ sha256 }) => sha256),
  )
  const { objects, places } = packFiles(files.filter(({ sha256 }) => !known.has(sha256)))
  for (const { key, bytes, contentType } of objects) await storage.put(key, bytes, { contentType })
  return places
}

/**
 * Writes the file rows of a batch. A file that several items share is public as soon as one of them is free.
 *
 * @param free SHA-256 of the files of free items
 * @returns the ids of all files of the batch, by SHA-256
 */
export async function writeFiles(
  client: pg.ClientBase,
  files: readonly Measured[],
  places: ReadonlyMap<string, StoredAt>,
  free: ReadonlySet<string>,
): Promise<Ids> {
  const distinct = new Map(files.map((file) => [file.sha256, file]))
  const rows = [...distinct.values()].flatMap(({ sha256, format, bytes }) => {
    const place = places.get(sha256)
    if (!place) return []
    const { storageKey, storageOffset } = place
    return {
      sha256,
      format,
      mime: FORMATS[format].mime,
      bytes: bytes.length,
      storage_key: storageKey,
      storage_offset: storageOffset,
      playable: free.has(sha256),
    }
  })
  await insertMissing(client, 'files', rows)
  await client.query('update files set playable = true where sha256 = any($1) and playable is not true', [
    [...free],
  ])
  return idsByKey(client, 'files', 'sha256', [...distinct.keys()])
}
