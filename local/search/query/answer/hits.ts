import type { Found, Plan } from '#local/search/model/plan.ts'
import { highlighter } from '#local/search/query/highlight/highlight-hit.ts'
import type { ResolvedSearch } from '#local/search/query/params/resolved-search.ts'
import { retriever } from '#local/search/query/retrieve/retrieve.ts'

/** What is shown of the matches: the attributes asked for, with highlights, snippets and, on request, the ranking. */
export function hitsOf(
  { matches }: Found,
  plan: Plan,
  search: ResolvedSearch,
  languages: readonly string[],
): readonly object[] {
  const shown = retriever(search)
  const highlight = highlighter(plan, search, languages)
  return matches.map(({ record, ranking }) => ({
    ...shown(record),
    ...highlight(record),
    ...(search.getRankingInfo ? { _rankingInfo: ranking } : {}),
  }))
}
