import type { AlgoliaClient } from '#cms/adapters/algolia-search/client.ts'
import { choicesOf } from '#cms/adapters/algolia-search/filters.ts'
import { wordsAndFilters } from '#cms/adapters/algolia-search/list.ts'
import type { SearchFacets, SearchQuery, ValueCount } from '#cms/ports/catalogue-search.ts'
import { ORIENTATIONS } from '#domain/assets/facets.ts'
import { FORMAT_CODES } from '#domain/assets/formats.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { countTraits, isTrait, type TraitCounts, traitsOffered } from '#domain/assets/traits.ts'
import type { Choice } from '#domain/routing/choices.ts'
import { choicesResetByKind } from '#domain/routing/refine.ts'
import { COLOUR_NAMES } from '#domain/search/colours.ts'
import type { IndexNames } from '#domain/search/index-names.ts'
import { CHOICE_ATTRIBUTES, TRAITS_ATTRIBUTE } from '#domain/search/listing-parameters.ts'
import { RECORDS_OF_FORM, rowIdOf } from '#domain/search/records.ts'

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
 * Counts all choices in one round trip: one request for kinds (with the best row of each, grouped by kind), one for
 * all choices without a filter, and one per filtered choice, which leaves that filter out.
 */
export async function countFacets(
  client: AlgoliaClient,
  names: IndexNames,
  query: SearchQuery,
): Promise<CountedKinds> {
  // Counts do not depend on the order; the best row of a kind is the first in the primary index.
  const indexName = names.primary({ kind: RECORDS_OF_FORM[query.form], locale: query.locale })
  const choices = choicesOf(query)
  const offered = choices.filter((choice) => !isTrait(choice) || traitsOffered(query.kind).includes(choice))
  const chosen = choices.filter((choice) => query[choice].length > 0)
  const open = offered.filter((choice) => query[choice].length === 0)
  const count = (counted: readonly Choice[], except: readonly Choice[] = []) => ({
    ...wordsAndFilters(query, except),
    ...QUIET,
    hitsPerPage: 0,
    facets: [...new Set(counted.map(attributeOf))],
  })
  const kinds = {
    ...wordsAndFilters(query, ['kind', ...choicesResetByKind(query.keepsStyle)]),
    ...QUIET,
    facets: ['kind'],
    distinct: 1,
    hitsPerPage: KIND_CODES.length,
    attributesToRetrieve: ['objectID'],
  }
  const [ofKinds, ofOpen, ...ofChosen] = await ask(client, indexName, [
    kinds,
    count(open),
    ...chosen.map((choice) => count([choice], [choice])),
  ])
  const answers = [ofOpen, ...ofChosen].map((answer) => answer?.counts ?? {})
  return { ...named(ofKinds, Object.assign({}, ...answers)), traits: traitsAmong(chosen, answers) }
}

function attributeOf(choice: Choice): string {
  return isTrait(choice) ? TRAITS_ATTRIBUTE : CHOICE_ATTRIBUTES[choice]
}

/**
 * Traits share an attribute: the values of a filtered trait come from its own response, all others from the first
 * one.
 */
function traitsAmong(chosen: readonly Choice[], [ofOpen, ...ofChosen]: readonly Counts[]): TraitCounts {
  const own = chosen.flatMap((choice, place) =>
    isTrait(choice) ? [[choice, traitsIn(ofChosen[place])[choice]] as const] : [],
  )
  return { ...traitsIn(ofOpen), ...Object.fromEntries(own) }
}

function traitsIn(counts: Counts | undefined): TraitCounts {
  return countTraits(counts?.[TRAITS_ATTRIBUTE] ?? {})
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
    colours: known('colours', COLOUR_NAMES),
    orientations: known('orientation', ORIENTATIONS),
    formats: known('formats', FORMAT_CODES),
  }
}
