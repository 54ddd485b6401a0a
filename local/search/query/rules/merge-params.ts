import { entriesOf } from '#local/search/query/filters/nested.ts'
import { joinFilters } from '#local/search/query/params/join-filters.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import type { NestedTexts } from '#local/search/query/values/lists.ts'
import type { AppliedRule } from './match-rule.ts'
import type { AutomaticFilter } from './rule.ts'

/** Lists that rules extend. */
const ADDED = ['facets', 'ruleContexts', 'analyticsTags', 'optionalWords'] as const

/**
 * The request with a rule's parameters: filters and lists are joined to those of the request, other values
 * replace them. The query is changed elsewhere (edit-query.ts).
 */
export function mergeParams(request: SearchRequest, applied: AppliedRule): SearchRequest {
  const { params } = applied.rule.consequence
  if (!params) return request
  const { query: _, automaticFacetFilters, automaticOptionalFacetFilters, ...own } = params
  const narrowing = automaticTexts(applied, automaticFacetFilters ?? [])
  const raising = automaticTexts(applied, automaticOptionalFacetFilters ?? [])
  const said: SearchRequest = {
    ...own,
    ...(narrowing.length > 0 ? { facetFilters: [...entriesOf(own.facetFilters ?? []), ...narrowing] } : {}),
    ...(raising.length > 0 ? { optionalFilters: [...entriesOf(own.optionalFilters ?? []), ...raising] } : {}),
  }
  return { ...request, ...said, ...joinFilters(request, said), ...added(request, said) }
}

/** Joins lists, and merges objects. */
function added(request: SearchRequest, said: SearchRequest): SearchRequest {
  const merged: { -readonly [Name in keyof SearchRequest]: SearchRequest[Name] } = {}
  for (const name of ADDED) {
    const more = said[name]
    if (more !== undefined) merged[name] = [...new Set([...(request[name] ?? []), ...more])]
  }
  if (said.renderingContent) {
    merged.renderingContent = { ...request.renderingContent, ...said.renderingContent }
  }
  return merged
}

/**
 * Filters by the values that the pattern matched: all of them, or one of them where the filter is
 * disjunctive.
 */
function automaticTexts(
  { matches }: AppliedRule,
  filters: readonly AutomaticFilter[],
): readonly NestedTexts[] {
  const captures = matches.flatMap((match) => match.captures)
  return filters.flatMap(
    ({ facet, score, disjunctive = false, negative = false }): readonly NestedTexts[] => {
      const values = captures.filter(({ attribute }) => attribute === facet).map(({ value }) => value)
      const texts = values.map((value) => {
        const escaped = value.startsWith('-') ? `\\${value}` : value
        return `${facet}:${negative ? '-' : ''}${escaped}${score === undefined ? '' : `<score=${score}>`}`
      })
      return disjunctive && texts.length > 0 ? [texts] : texts
    },
  )
}
