import type { Schema } from '../../model/store.ts'
import { type DurableStore, FileStore } from './file-store.ts'

export type { DurableStore } from './file-store.ts'

/**
 * Opens the store of a folder, or creates it: loads the last snapshot and reads later writes from the log.
 * Records are reread when the schema changed. @throws when another process has the folder open
 */
export async function openStore(folder: string, schema: Schema): Promise<DurableStore> {
  const store = new FileStore(folder, schema)
  if (JSON.stringify(store.schema) !== JSON.stringify(schema)) store.reshape(schema)
  return store
}
