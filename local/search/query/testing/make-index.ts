import { createMemoryStore } from '#local/search/engine/memory-store.ts'
import type { IndexRecord, Json } from '#local/search/model/record.ts'
import type { Answer } from '#local/search/query/answer/answer.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import { readRule } from '#local/search/query/rules/read-rule.ts'
import { runSearch } from '#local/search/query/run-search.ts'
import type { SearchableIndex, SearchContext } from '#local/search/query/searchable-index.ts'
import { completeSettings } from '#local/search/query/settings/complete.ts'
import { schemaOf } from '#local/search/query/settings/schema-of.ts'
import type { StoredSettings } from '#local/search/query/settings/setting-table.ts'
import type { Synonym } from '#local/search/query/synonyms/synonym.ts'

export const CONTEXT: SearchContext = { now: 0, elapsedMs: () => 3, newQueryID: () => 'query-id' }

/** An index in memory, with rules in the format of requests. */
export function makeIndex(
  records: readonly IndexRecord[],
  stored: StoredSettings = {},
  {
    rules = [],
    synonyms = [],
  }: { readonly rules?: readonly Json[]; readonly synonyms?: readonly Synonym[] } = {},
): SearchableIndex {
  const settings = completeSettings(stored)
  const store = createMemoryStore(schemaOf(settings))
  store.write(records.map((record) => ({ type: 'put', record })))
  const read = rules.map((rule) => {
    const result = readRule(rule)
    if (!result.ok) throw new Error(result.message)
    return result.value
  })
  return { name: 'items', store, settings, rules: read, synonyms }
}

/** The response to a search that must be accepted. */
export function answerTo(index: SearchableIndex, request: SearchRequest): Partial<Answer> {
  const result = runSearch(index, request, CONTEXT)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

export function idsOf({ hits = [] }: { readonly hits?: readonly object[] }): readonly unknown[] {
  return hits.map((hit) => ('objectID' in hit ? hit.objectID : null))
}
