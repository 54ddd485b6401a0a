import { openStore } from '#local/search/engine/store/open-store.ts'
import { readRequest } from '#local/search/query/params/read-request.ts'
import { runSearch } from '#local/search/query/run-search.ts'
import { openRegistry } from '#local/search/server/indices/registry.ts'
import { answerOf, type ExtraParams, IDS_ALONE, INDEX, paramsOf } from './motif-client.ts'
import type { Answer, Query } from './query.ts'

export interface InProcess {
  /** The ids of a page of hits, and the counts. */
  search(query: Query, more?: ExtraParams): Answer
  close(): Promise<void>
}

/**
 * Opens the index of a folder in this process, as SQLite and MiniSearch run, to measure searches without a server. No
 * other process may have the folder open.
 */
export async function openInProcess(folder: string): Promise<InProcess> {
  const registry = await openRegistry(folder, openStore)
  const index = registry.view(INDEX)
  if (index === null) throw new Error(`${folder} has no index ${INDEX}`)
  const context = { now: Date.now(), elapsedMs: () => 1, newQueryID: () => '' }
  return {
    search(query, more = {}) {
      const request = readRequest(paramsOf(query, { ...IDS_ALONE, ...more }))
      const found = request.ok ? runSearch(index, request.value, context) : request
      if (!found.ok) throw new Error(JSON.stringify(found))
      return answerOf(found.value)
    },
    close: () => registry.close(),
  }
}
