import type { AlgoliaClient } from '#cms/adapters/algolia-search/client.ts'
import { wordsAndFilters } from '#cms/adapters/algolia-search/list.ts'
import type { SearchFacets, SearchQuery, ValueCount } from '#cms/ports/catalogue-search.ts'
import { ORIENTATIONS } from '#domain/assets/facets.ts'
import { FORMAT_CODES } from '#domain/assets/formats.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { isTrait } from '#domain/assets/traits.ts'
import type { Choice } from '#domain/routing/choices.ts'
import { COLOUR_NAMES } from '#domain/search/colours.ts'
import { attributeOf, TRAITS_ATTRIBUTE } from '#domain/search/filter-terms.ts'
import type { IndexNames } from '#domain/search/index-names.ts'
import { countedChoices, type Except, pricesIn } from '#domain/search/listing-terms.ts'
import { RECORDS_OF_FORM, rowIdOf } from '#domain/search/records.ts'
import { countedTraits, traitCounts } from '#domain/search/trait-counts.ts'

/** Counts by attribute and value. */
type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

interface Answer {
  readonly counts: Counts
  readonly ids: readonly number[]
}

/** Counts, with the best row of each kind: a pack in a query for packs, else an item. */
export interface CountedKinds extends Omit<SearchFacets, 'kinds'> {
  readonly kinds: readonly { readonly kind: (typeof KIND_CODES)[number]; readonly count: number }[]
  /** Row ids of the best row of each kind, unordered. */
  readonly best: readonly number[]
}

const QUIET = { analytics: false, clickAnalytics: false, attributesToHighlight: [], enableRules: false }

/**
 * Counts all facets in one round trip: one request for kinds (and, grouped by kind, the best of each), one for prices,
 * one for all choices without chosen values, and one for each other choice, without its values.
 */
export async function countFacets(
  client: AlgoliaClient,
  names: IndexNames,
  query: SearchQuery,
): Promise<CountedKinds> {
  // Counts do not depend on the order; the best row of a kind is the first in the primary index.
  const indexName = names.primary({ kind: RECORDS_OF_FORM[query.form], locale: query.locale })
  const counted = countedChoices(query)
  const open = counted.filter((choice) => query[choice].length === 0)
  const chosen = counted.filter((choice) => query[choice].length > 0)
  const count = (choices: readonly (Choice | 'free')[], except: Except = []) => ({
    ...wordsAndFilters(query, except),
    ...QUIET,
    hitsPerPage: 0,
    facets: [...new Set(choices.map(attributeOf))],
  })
  const kinds = {
    ...wordsAndFilters(query, ['kind']),
    ...QUIET,
    facets: ['kind'],
    distinct: 1,
    hitsPerPage: KIND_CODES.length,
    attributesToRetrieve: ['objectID'],
  }
  const [ofKinds, ofPrices, ofOpen, ...ofChosen] = await ask(client, indexName, [
    kinds,
    count(['free'], ['free']),
    count(open),
    ...chosen.map((choice) => count([choice], [choice])),
  ])
  const answers = [ofOpen, ...ofChosen].map((answer) => answer?.counts ?? {})
  const [common = {}, ...own] = answers.map((counts) => counts[TRAITS_ATTRIBUTE] ?? {})
  const ofTraits = chosen.flatMap((choice, place) =>
    isTrait(choice) ? [[choice, own[place] ?? {}] as const] : [],
  )
  return {
    ...named(ofKinds, Object.assign({}, ofPrices?.counts, ...answers)),
    traits: traitCounts(countedTraits(query), common, new Map(ofTraits)),
  }
}

async function ask(client: AlgoliaClient, indexName: string, requests: readonly object[]): Promise<Answer[]> {
  const { results } = await client.searchForHits({
    requests: requests.map((request) => ({ indexName, ...request })),
  })
  return results.map(({ facets = {}, hits }) => ({
    counts: facets,
    ids: hits.map(({ objectID }) => rowIdOf(objectID)),
  }))
}

function named(kinds: Answer | undefined, counts: Counts): Omit<CountedKinds, 'traits'> {
  const all = (attribute: string): ValueCount<string>[] =>
    Object.entries(counts[attribute] ?? {})
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count)
  const known = <V extends string>(attribute: string, values: readonly V[]) =>
    all(attribute).flatMap(({ value, count }) => {
      const found = values.find((one) => one === value)
      return found === undefined ? [] : [{ value: found, count }]
    })
  const kindCounts = kinds?.counts.kind ?? {}
  return {
    kinds: KIND_CODES.flatMap((kind) => {
      const count = kindCounts[kind]
      return count === undefined ? [] : [{ kind, count }]
    }),
    best: kinds?.ids ?? [],
    styles: all('style'),
    categories: all('categories'),
    prices: pricesIn(counts[attributeOf('free')]),
    colours: known('colours', COLOUR_NAMES),
    orientations: known('orientation', ORIENTATIONS),
    formats: known('formats', FORMAT_CODES),
  }
}
