import type { TextRules } from '#local/search/engine/analysis/text-rules.ts'
import { tokenize } from '#local/search/engine/analysis/tokenize.ts'

/**
 * The query with removed words between tags, as Algolia marks them. Words that occur several times are marked
 * from the end from which words were removed.
 */
export function queryAfterRemoval(
  query: string,
  removed: readonly string[],
  { fromEnd, rules }: { readonly fromEnd: boolean; readonly rules: TextRules },
): string {
  const tokens = tokenize(query, rules)
  const left = [...removed]
  const marked = (fromEnd ? tokens.toReversed() : tokens).filter(({ word }) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  let written = ''
  let at = 0
  for (const { start, end } of marked.toSorted((one, other) => one.start - other.start)) {
    written += `${query.slice(at, start)}<em>${query.slice(start, end)}</em>`
    at = end
  }
  return written + query.slice(at)
}
