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

/** Counts of values, by attribute. */
type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

interface Answer {
  readonly counts: Counts
  readonly ids: readonly number[]
}

/** Counts, with the best row of each kind; a row is a pack where packs are asked for. */
export interface CountedKinds extends Omit<SearchFacets, 'kinds'> {
  readonly kinds: readonly { readonly kind: (typeof KIND_CODES)[number]; readonly count: number }[]
  /** Row ids of the best of each kind, in no order. */
  readonly best: readonly number[]
}

const QUIET = { analytics: false, clickAnalytics: false, attributesToHighlight: [], enableRules: false }

/**
 * Counts every choice in one round trip: one request for kinds (and, grouped by kind, the best of each), one for all
 * choices of which nothing is chosen, and one for each other, which leaves that choice out.
 */
export async function countFacets(
  client: AlgoliaClient,
  names: IndexNames,
  query: SearchQuery,
): Promise<CountedKinds> {
  // Counts are the same in every order, and the best of a kind is the best in the primary one.
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

/** Traits share an attribute: what is chosen of one is counted in an answer of its own, the rest in the first. */
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
