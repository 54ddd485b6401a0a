import type { Filter } from '#local/search/model/filter.ts'
import { type GivenGeo, readGeo } from '#local/search/query/geo/read-geo.ts'
import { LIMITS } from '#local/search/query/limits.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import type { NestedTexts } from '#local/search/query/values/lists.ts'
import { conjunction } from './compose.ts'
import { readFacetFilter, readNumericFilter, readTagFilter } from './leaves.ts'
import { readNested } from './nested.ts'
import { parseFilters } from './parse-filters.ts'

/** The filters of a request, by parameter. */
export interface GivenFilters extends GivenGeo {
  readonly filters?: string
  readonly facetFilters?: NestedTexts
  readonly numericFilters?: NestedTexts
  readonly tagFilters?: NestedTexts
}

/** All filters of a request as one, null where there is none; or Algolia's error for invalid ones. */
export function filterOf(given: GivenFilters): Result<Filter | null> {
  const parsed = parseFilters(given.filters ?? '')
  if (!parsed.ok) return parsed
  let all: readonly Filter[] = parsed.value ? [parsed.value] : []
  for (const { name, readLeaf } of LISTS) {
    const read = readNested(name, given[name] ?? [], readLeaf)
    if (!read.ok) return read
    all = all.concat(read.value)
  }
  const geo = readGeo(given)
  if (!geo.ok) return geo
  const { areas } = geo.value
  const filter = conjunction(areas.length > 0 ? [...all, { type: 'place', areas }] : all)
  const terms = termsIn(filter)
  if (terms > LIMITS.filterTermsPerSearch) {
    return refuse(`filters: ${terms} conditions, a search may have ${LIMITS.filterTermsPerSearch} at most`)
  }
  const comparisons = comparisonsIn(filter)
  return comparisons > LIMITS.comparisonsPerSearch
    ? refuse(
        `filters: ${comparisons} comparisons of numbers, a search may have ${LIMITS.comparisonsPerSearch} at most, where those of one attribute in an OR count as one`,
      )
    : accept(filter)
}

/** The number of passes over the numbers of attributes that a filter takes. */
function comparisonsIn(filter: Filter | null): number {
  if (filter === null) return 0
  switch (filter.type) {
    case 'or': {
      const compared = filter.of.flatMap((part) => (isComparison(part) ? [part.attribute] : []))
      const others = filter.of.filter((part) => !isComparison(part))
      return new Set(compared).size + sum(others.map(comparisonsIn))
    }
    case 'and':
      return sum(filter.of.map(comparisonsIn))
    case 'not':
      return comparisonsIn(filter.of)
    default:
      return isComparison(filter) ? 1 : 0
  }
}

function isComparison(filter: Filter): filter is Extract<Filter, { readonly type: 'number' | 'range' }> {
  return filter.type === 'number' || filter.type === 'range'
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** The number of conditions in a filter. */
export function termsIn(filter: Filter | null): number {
  if (filter === null) return 0
  switch (filter.type) {
    case 'and':
    case 'or':
      return filter.of.reduce((sum, part) => sum + termsIn(part), 0)
    case 'not':
      return termsIn(filter.of)
    default:
      return 1
  }
}

/** `optionalFilters`: each raises the records that it matches by its score; a `not` lowers them. */
export function preferredOf(given: NestedTexts): Result<readonly Filter[]> {
  const read = readNested('optionalFilters', given, (leaf) => readFacetFilter('optionalFilters', leaf))
  if (!read.ok) return read
  const terms = read.value.reduce((sum, filter) => sum + termsIn(filter), 0)
  return terms > LIMITS.optionalFilterTerms
    ? refuse(`optionalFilters: ${terms} conditions, a search may have ${LIMITS.optionalFilterTerms} at most`)
    : read
}

const LISTS = [
  { name: 'facetFilters', readLeaf: (leaf: string) => readFacetFilter('facetFilters', leaf) },
  { name: 'numericFilters', readLeaf: readNumericFilter },
  { name: 'tagFilters', readLeaf: readTagFilter },
] as const
