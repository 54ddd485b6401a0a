import { join } from 'node:path'
import { openStore } from '#local/search/engine/store/open-store.ts'
import type { IndexRecord } from '#local/search/model/record.ts'
import { createExecutor } from '#local/search/server/changes/execute.ts'
import { openRegistry, type Registry } from '#local/search/server/indices/registry.ts'
import { openJournal } from '#local/search/server/tasks/journal.ts'
import { startTaskQueue, type TaskQueue } from '#local/search/server/tasks/task-queue.ts'
import type { ReferenceIndices } from './reference-indices.ts'

/** The part of the search server that stores records, in this process and without HTTP. */
export interface SimulatedEngine {
  readonly tasks: TaskQueue
  readonly registry: Registry
  /** Damage reported at the start. */
  readonly damage: readonly string[]
}

/** Small, so that a scenario fills several files. */
const JOURNAL_FILE_BYTES = 2_000

export async function startEngine(folder: string): Promise<SimulatedEngine> {
  const registry = await openRegistry(folder, openStore)
  const journal = await openJournal(join(folder, 'journal'), JOURNAL_FILE_BYTES)
  const tasks = startTaskQueue(journal, createExecutor(registry), { retryMs: 0 })
  return { tasks, registry, damage: [...registry.damage, ...journal.damage] }
}

/** The content of every index. */
export function contentOf({ registry }: SimulatedEngine): ReferenceIndices {
  return Object.fromEntries(
    registry.all().map(({ name, content: { config, store } }) => {
      const records: Record<string, IndexRecord> = {}
      for (const record of store?.browse(null, null, 1_000).records ?? []) records[record.objectID] = record
      return [name, { config, records }]
    }),
  )
}
