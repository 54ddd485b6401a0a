import type { Schema } from '../../model/store.ts'
import { type DurableStore, FileStore } from './file-store.ts'

export type { DurableStore } from './file-store.ts'

/**
 * Opens the store of a folder, or begins one there: the last snapshot is loaded, and what was written after it is read
 * from the log. Records are read anew where the schema is another than theirs. One process has a folder at a time:
 * where another one does, this throws.
 */
export async function openStore(folder: string, schema: Schema): Promise<DurableStore> {
  const store = new FileStore(folder, schema)
  if (JSON.stringify(store.schema) !== JSON.stringify(schema)) store.reshape(schema)
  return store
}
