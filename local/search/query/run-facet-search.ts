import type { TextRules } from '#local/search/engine/analysis/text-rules.ts'
import { wordsIn } from './compiled.ts'
import { highlightText } from './highlight/highlight-text.ts'
import { markText } from './highlight/marks.ts'
import { compileMatcher } from './highlight/matcher.ts'
import type { SearchRequest } from './params/param-table.ts'
import { withNaturalLanguages } from './params/presets.ts'
import { planOf } from './plan-of.ts'
import { accept, type Result, refuse } from './refusal.ts'
import { resolveWithRules } from './ruled-search.ts'
import type { SearchableIndex, SearchContext } from './searchable-index.ts'

/** The response to a search for values of a facet. */
export interface FacetAnswer {
  readonly facetHits: readonly {
    readonly value: string
    readonly highlighted: string
    readonly count: number
  }[]
  readonly exhaustiveFacetsCount: boolean
  readonly processingTimeMS: number
  readonly warnings?: readonly string[]
}

/**
 * Searches the values of a facet for the words of `facetQuery`, in the records that match the rest of the
 * request.
 */
export function runFacetSearch(
  index: SearchableIndex,
  facet: string,
  request: SearchRequest,
  context: SearchContext,
): Result<FacetAnswer> {
  const { schema } = index.store
  if (!schema.facets.some(({ path, searchable }) => path === facet && searchable)) {
    return refuse(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  }
  const resolved = resolveWithRules(withNaturalLanguages(request), index, context.now)
  if (!resolved.ok) return resolved
  const { search } = resolved.value
  const plan = planOf({ ...search, facets: [], window: { ...search.window, length: 0 } }, index)
  const found = index.store.findFacetValues(plan, facet, search.facetQuery, search.maxFacetHits)
  const highlight = facetHighlighter(search.facetQuery, schema, {
    pre: search.highlightPreTag,
    post: search.highlightPostTag,
  })
  return accept({
    facetHits: found.map(({ value, count }) => ({ value, highlighted: highlight(value), count })),
    exhaustiveFacetsCount: true,
    processingTimeMS: context.elapsedMs(),
    ...(search.warnings.length > 0 ? { warnings: search.warnings } : {}),
  })
}

/** Values match by words that begin with those of the query; the prefixes are highlighted. */
function facetHighlighter(
  query: string,
  rules: TextRules,
  tags: { readonly pre: string; readonly post: string },
): (value: string) => string {
  const matcher = compileMatcher({
    words: wordsIn(rules)(query).map((word) => ({
      word,
      optional: false,
      alternatives: [{ words: [word], kind: 'prefix', typos: 0, span: 1 }],
    })),
    phrases: [],
  })
  return (value) =>
    highlightText(markText(value, matcher, { rules, replaceSynonyms: false }), matcher, tags).value
}
