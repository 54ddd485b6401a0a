import type { DurableStore } from '#local/search/engine/store/open-store.ts'
import type { RecordStore, Schema } from '#local/search/model/store.ts'
import { createPace } from '#local/search/server/tasks/pace.ts'
import type { Config } from './config.ts'

export type OpenStore = (folder: string, schema: Schema) => Promise<DurableStore>

/** The content of an index: settings, rules, synonyms and records. It keeps its number when it is renamed. */
export interface Content {
  readonly id: string
  readonly config: Config
  /** Null for a replica, which searches its primary's records. */
  readonly store: DurableStore | null
}

/** Number of records that are read at a time. */
const PORTION = 500

/** Copies all records of one store into another; searches of both are answered meanwhile. */
export async function copyRecords(from: RecordStore, to: DurableStore): Promise<void> {
  const pace = createPace()
  let cursor: string | null = null
  do {
    const { records, next }: ReturnType<RecordStore['browse']> = from.browse(null, cursor, PORTION)
    to.write(records.map((record) => ({ type: 'put', record })))
    cursor = next
    await pace()
  } while (cursor !== null)
  await to.saved()
}
