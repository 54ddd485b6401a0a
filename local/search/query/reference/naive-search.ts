import { tokenize } from '#local/search/engine/analysis/tokenize.ts'
import type { FacetStats } from '#local/search/model/plan.ts'
import type { IndexRecord } from '#local/search/model/record.ts'
import { filterOf } from '#local/search/query/filters/filter-of.ts'
import { matchesFilter } from '#local/search/query/filters/matches.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import { facetAttributesOf } from '#local/search/query/settings/facet-attributes.ts'
import { searchableOf } from '#local/search/query/settings/searchable.ts'
import type { Settings } from '#local/search/query/settings/setting-table.ts'
import { valuesAt } from '#local/search/query/values/values-at.ts'

/** The expected result of a search, without the order of its hits. */
export interface NaiveAnswer {
  /** All hits of all pages, in arbitrary order. */
  readonly objectIDs: readonly string[]
  readonly nbHits: number
  readonly nbPages: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facetsStats: Readonly<Record<string, FacetStats>>
}

/**
 * Searches by a scan of every record: slow and simple, to compare the engine with. Words match exactly, the
 * last one as a prefix; there are no typos, plurals, synonyms or rules. All values of facets are counted,
 * before records are grouped.
 */
export function naiveSearch(
  records: readonly IndexRecord[],
  settings: Settings,
  request: SearchRequest,
): NaiveAnswer {
  const filter = filterOf(request)
  if (!filter.ok) throw new Error(filter.message)
  const matching = records.filter(
    (record) =>
      (filter.value === null || matchesFilter(record, filter.value)) && holdsWords(record, settings, request),
  )
  const hits = groupsOf(matching, settings, Number(request.distinct ?? settings.distinct))
  const counted = countedFacets(settings, request.facets ?? [])
  const stats = counted.map((facet) => [facet, statsOf(matching, facet)] as const)
  const pageSize = request.hitsPerPage ?? settings.hitsPerPage
  return {
    objectIDs: hits.map(({ objectID }) => objectID),
    nbHits: hits.length,
    nbPages: pageSize === 0 ? 0 : Math.ceil(Math.min(hits.length, settings.paginationLimitedTo) / pageSize),
    facets: Object.fromEntries(counted.map((facet) => [facet, countsOf(matching, facet)])),
    facetsStats: Object.fromEntries(stats.flatMap(([facet, each]) => (each ? [[facet, each]] : []))),
  }
}

function holdsWords(record: IndexRecord, settings: Settings, { query = '' }: SearchRequest): boolean {
  const paths = searchableOf(settings.searchableAttributes ?? []).map(({ path }) => path)
  const held = paths.flatMap((path) =>
    valuesAt(record, path).flatMap((value) => wordsOf(String(value), settings)),
  )
  const wanted = wordsOf(query, settings)
  return wanted.every((word, at) =>
    at === wanted.length - 1 ? held.some((each) => each.startsWith(word)) : held.includes(word),
  )
}

function wordsOf(text: string, { indexLanguages }: Settings): readonly string[] {
  return tokenize(text, { languages: indexLanguages }).map(({ word }) => word)
}

/** Keeps this many records of each group; a record without a value is a group by itself. */
function groupsOf(records: readonly IndexRecord[], settings: Settings, keep: number): readonly IndexRecord[] {
  const { attributeForDistinct } = settings
  if (attributeForDistinct === null || keep === 0) return records
  const groups = Map.groupBy(records, (record) =>
    valuesAt(record, attributeForDistinct).map(String).sort().join(),
  )
  return [...groups].flatMap(([name, members]) => (name === '' ? members : members.slice(0, keep)))
}

function countedFacets({ attributesForFaceting }: Settings, asked: readonly string[]): readonly string[] {
  return facetAttributesOf(attributesForFaceting ?? [])
    .filter(({ path, counted }) => counted && (asked.includes('*') || asked.includes(path)))
    .map(({ path }) => path)
}

function countsOf(records: readonly IndexRecord[], facet: string): Readonly<Record<string, number>> {
  const values = records.flatMap((record) => [...new Set(valuesAt(record, facet).map(String))])
  const counts = Map.groupBy(values, (value) => value)
  return Object.fromEntries([...counts].map(([value, all]) => [value, all.length]))
}

function statsOf(records: readonly IndexRecord[], facet: string): FacetStats | null {
  const numbers = records.flatMap((record) =>
    valuesAt(record, facet).filter((value) => typeof value === 'number'),
  )
  if (numbers.length === 0) return null
  const sum = numbers.reduce((before, number) => before + number, 0)
  return { min: Math.min(...numbers), max: Math.max(...numbers), sum, avg: sum / numbers.length }
}
