import type { Filter } from '#local/search/model/filter.ts'
import { type GivenGeo, readGeo } from '#local/search/query/geo/read-geo.ts'
import { accept, type Result } from '#local/search/query/refusal.ts'
import type { NestedTexts } from '#local/search/query/values/lists.ts'
import { conjunction } from './compose.ts'
import { readFacetFilter, readNumericFilter, readTagFilter } from './leaves.ts'
import { readNested } from './nested.ts'
import { parseFilters } from './parse-filters.ts'

/** The filters of a request, each kind as it was given. */
export interface GivenFilters extends GivenGeo {
  readonly filters?: string
  readonly facetFilters?: NestedTexts
  readonly numericFilters?: NestedTexts
  readonly tagFilters?: NestedTexts
}

/** All the filters of a request as one, null where there is none; or Algolia's error for what cannot be read. */
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
  return accept(conjunction(areas.length > 0 ? [...all, { type: 'place', areas }] : all))
}

/** `optionalFilters`: each raises, by its score, what it matches; a `not` lowers it. */
export function preferredOf(given: NestedTexts): Result<readonly Filter[]> {
  return readNested('optionalFilters', given, (leaf) => readFacetFilter('optionalFilters', leaf))
}

const LISTS = [
  { name: 'facetFilters', readLeaf: (leaf: string) => readFacetFilter('facetFilters', leaf) },
  { name: 'numericFilters', readLeaf: readNumericFilter },
  { name: 'tagFilters', readLeaf: readTagFilter },
] as const
