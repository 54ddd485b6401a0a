import { otherNumbers } from '#local/search/engine/analysis/plurals.ts'
import { tokenize } from '#local/search/engine/analysis/tokenize.ts'
import type { Plan } from '#local/search/model/plan.ts'
import { compiledRules, compiledSynonyms, wordsIn } from './compiled.ts'
import { filterOf } from './filters/filter-of.ts'
import { matchesFilter } from './filters/matches.ts'
import { languagesOf } from './params/languages.ts'
import type { SearchRequest } from './params/param-table.ts'
import { resolveSearch } from './params/resolve-search.ts'
import type { ResolvedSearch } from './params/resolved-search.ts'
import { planOf } from './plan-of.ts'
import { accept, type Result } from './refusal.ts'
import { applyRules, type RuledSearch } from './rules/apply-rules.ts'
import { isWithinTypos } from './rules/is-within-typos.ts'
import type { SearchableIndex } from './searchable-index.ts'

/** The number of values with the same prefix that rules with a facet pattern compare. */
const FACET_CANDIDATES = 20

/** A request with the rules of its index applied, resolved, with the records that rules pinned or hid. */
export interface RuledAndResolved {
  readonly ruled: RuledSearch
  readonly search: ResolvedSearch
}

/** Applies the rules of an index to a request, and resolves the result. */
export function resolveWithRules(
  request: SearchRequest,
  index: SearchableIndex,
  now: number,
): Result<RuledAndResolved> {
  const ruled = rulesApplied(request, index, now)
  if (!ruled.ok) return ruled
  const search = resolveSearch(ruled.value.request, index.settings)
  if (!search.ok) return search
  const placements = { pinned: pinsOf(ruled.value, search.value, index), hidden: ruled.value.hidden }
  const { retrievableAttributes = null } = index
  return accept({ ruled: ruled.value, search: { ...search.value, ...placements, retrievableAttributes } })
}

const WITHOUT_RULES = { promoted: [], hidden: [], userData: [], applied: [] } as const

function rulesApplied(request: SearchRequest, index: SearchableIndex, now: number): Result<RuledSearch> {
  const enabled = request.enableRules ?? index.settings.enableRules
  if (!enabled || index.rules.length === 0) return accept({ request, ...WITHOUT_RULES })
  const filter = filterOf(request)
  if (!filter.ok) return filter
  const { schema } = index.store
  const query = {
    words: wordsIn(schema)(request.query ?? ''),
    contexts: request.ruleContexts ?? [],
    filter: filter.value,
    now,
    facetValue: facetValueIn(index),
    isAlternative: alternativesIn(request, index),
  }
  return accept(applyRules(compiledRules(index), request, query, (text) => tokenize(text, schema)))
}

/** Whether a word is an alternative of another by typos, number, or as a synonym. */
function alternativesIn(
  request: SearchRequest,
  index: SearchableIndex,
): (word: string, other: string) => boolean {
  const settings = { ...index.settings, ...request }
  const languages = languagesOf(true, settings)
  const synonyms = compiledSynonyms(index)
  return (word, other) =>
    isWithinTypos(word, other, settings) ||
    otherNumbers(word, languages).includes(other) ||
    synonyms.at([word], 0).some(({ words }) => words.length === 1 && words[0] === other)
}

/**
 * Looks up words among the values of a facet, once for all rules of a search; most searches never need it.
 */
function facetValueIn(
  index: SearchableIndex,
): (attribute: string, words: readonly string[]) => string | null {
  const wordsOf = wordsIn(index.store.schema)
  const known = new Map<string, string | null>()
  const lookUp = (attribute: string, wanted: string): string | null => {
    const everything = resolveSearch({}, index.settings)
    if (!everything.ok) return null
    const plan = planOf(everything.value, index)
    const values = index.store.findFacetValues(plan, attribute, wanted, FACET_CANDIDATES)
    return values.find(({ value }) => wordsOf(value).join(' ') === wanted)?.value ?? null
  }
  return (attribute, words) => {
    const wanted = words.join(' ')
    const key = `${attribute}\n${wanted}`
    const remembered = known.get(key)
    const value = remembered === undefined ? lookUp(attribute, wanted) : remembered
    known.set(key, value)
    return value
  }
}

/** Promoted records that exist and, where their rule requires it, match the filters of the search. */
function pinsOf(ruled: RuledSearch, { filter }: ResolvedSearch, { store }: SearchableIndex): Plan['pinned'] {
  return ruled.promoted
    .filter(({ objectID, filtered }) => {
      const record = filtered && filter ? store.get(objectID) : null
      return !(filtered && filter) || (record !== null && matchesFilter(record, filter))
    })
    .map(({ objectID, position }) => ({ objectID, position }))
}
