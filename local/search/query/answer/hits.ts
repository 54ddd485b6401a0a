import type { TextRules } from '#local/search/engine/analysis/text-rules.ts'
import type { Found, Plan } from '#local/search/model/plan.ts'
import { highlighter } from '#local/search/query/highlight/highlight-hit.ts'
import type { ResolvedSearch } from '#local/search/query/params/resolved-search.ts'
import { retriever, retrievesIdsAlone } from '#local/search/query/retrieve/retrieve.ts'

/**
 * The displayed form of the matches: the requested attributes, with highlights, snippets and, on request, the
 * ranking.
 */
export function hitsOf(
  { matches }: Found,
  plan: Plan,
  search: ResolvedSearch,
  rules: TextRules,
): readonly object[] {
  const shown = retrievesIdsAlone(search) ? null : retriever(search)
  const highlight = highlighter(highlightedPlan(plan, search), search, rules)
  return matches.map((match) => ({
    ...(shown?.(match.record) ?? { objectID: match.objectID }),
    ...highlight?.(match.record),
    ...(search.getRankingInfo ? { _rankingInfo: match.ranking } : {}),
  }))
}

/** Where a query of one word has to match exactly, only exact matches are highlighted, as by Algolia. */
function highlightedPlan(
  plan: Plan,
  { exactOnSingleWordQuery }: ResolvedSearch,
): Pick<Plan, 'words' | 'phrases'> {
  if (exactOnSingleWordQuery !== 'word' || plan.words.length !== 1) return plan
  const exactly = plan.words.map((word) => ({
    ...word,
    alternatives: word.alternatives.filter(({ kind }) => kind !== 'prefix' && kind !== 'typo'),
  }))
  return { ...plan, words: exactly }
}
