import type { Json } from '#local/search/model/record.ts'
import type { Answer } from './answer/answer.ts'
import { buildAnswer } from './answer/build-answer.ts'
import { findOrWiden } from './answer/remove-words.ts'
import type { SearchRequest } from './params/param-table.ts'
import { withNaturalLanguages } from './params/presets.ts'
import { planOf } from './plan-of.ts'
import { accept, type Result } from './refusal.ts'
import { onlyFields } from './retrieve/response-fields.ts'
import { resolveWithRules } from './ruled-search.ts'
import type { SearchableIndex, SearchContext } from './searchable-index.ts'
import { isObject } from './values/scalars.ts'

/**
 * Searches an index: apply rules, resolve, plan, find (with fewer words where nothing is found), build the
 * response.
 */
export function runSearch(
  index: SearchableIndex,
  request: SearchRequest,
  context: SearchContext,
): Result<Partial<Answer>> {
  const resolved = resolveWithRules(withNaturalLanguages(request), index, context.now)
  if (!resolved.ok) return resolved
  const { ruled, search } = resolved.value
  const plan = planOf(search, index)
  const outcome = findOrWiden(plan, search.removeWordsIfNoResults, (each) => index.store.find(each))
  const answer = buildAnswer({
    index: index.name,
    query: request.query ?? '',
    request: ruled.request,
    search,
    outcome,
    rules: index.store.schema,
    appliedRules: ruled.applied,
    userData: [...ownData(index), ...ruled.userData],
    queryID: search.clickAnalytics ? context.newQueryID() : null,
    elapsedMs: context.elapsedMs(),
  })
  return accept(onlyFields(answer, search.responseFields))
}

/** The data of the index come before those of its rules; without any, the response has none. */
function ownData({ settings: { userData } }: SearchableIndex): readonly Json[] {
  const isEmpty = isObject(userData) && Object.keys(userData).length === 0
  return isEmpty || userData === null ? [] : [userData]
}
