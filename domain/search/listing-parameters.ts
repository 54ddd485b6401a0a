import { isTrait, type Trait } from '#domain/assets/traits.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Choice } from '#domain/routing/choices.ts'
import { attributeOf, filtersOfTerms, TRAITS_ATTRIBUTE } from './filter-terms.ts'
import { type IndexNames, sortAsked } from './index-names.ts'
import { choicesOf, countedChoices, type Except, freeValues, listingTerms } from './listing-terms.ts'
import { type ListingAt, type Narrowing, narrowingOf, wordsOfListing } from './narrowing.ts'
import { kindContext } from './rules.ts'
import { countedTraits } from './trait-counts.ts'
import { type WordParameters, wordParameters } from './word-parameters.ts'

/** Divisible by every column count of the grid but ten, so that the last row is full. */
export const HITS_PER_PAGE = 48

/**
 * The search parameters of a listing, named as in Algolia's API. Values of one facet are alternatives, and each facet
 * is counted as if nothing of it were chosen (`disjunctiveFacets` of its helper).
 */
export interface ListingParameters extends WordParameters {
  readonly index: string
  /** From 0. */
  readonly page: number
  readonly hitsPerPage: number
  /** Filters that are not counted. */
  readonly filters: string
  /** Contexts of merchandising rules. */
  readonly ruleContexts: string[]
  /** Facets counted among the results themselves. */
  readonly facets: string[]
  readonly disjunctiveFacets: string[]
  readonly disjunctiveFacetsRefinements: Record<string, string[]>
}

export interface ParametersOf extends ListingAt {
  readonly locale: Locale
}

export function listingParameters(listing: ParametersOf, names: IndexNames): ListingParameters {
  const { view, locale } = listing
  const narrowing = narrowingOf(listing)
  const { kind, form } = narrowing
  const words = wordsOfListing(listing)
  return {
    index: names.sorted({ kind: form === 'pack' ? 'packs' : 'items', locale }, sortAsked(view.sort, words)),
    ...wordParameters(words, locale),
    page: view.page - 1,
    hitsPerPage: HITS_PER_PAGE,
    filters: filtersOf(narrowing),
    ruleContexts: kind === null ? [] : [kindContext(kind)],
    facets: countedTraits(narrowing).length > 0 ? [TRAITS_ATTRIBUTE] : [],
    disjunctiveFacets: [
      'kind',
      attributeOf('free'),
      ...countedChoices(narrowing).filter(isFacet).map(attributeOf),
    ],
    disjunctiveFacetsRefinements: refinementsOf(narrowing),
  }
}

/** A count without the chosen values of a trait: the parameters that differ from the listing's. */
export interface Recount {
  readonly of: Trait
  readonly parameters: Pick<ListingParameters, 'filters' | 'disjunctiveFacetsRefinements'>
}

/** The counts that a listing's own search does not return: the alternatives to a chosen trait. */
export function recountsOf(listing: ListingAt): readonly Recount[] {
  const narrowing = narrowingOf(listing)
  return countedTraits(narrowing)
    .filter((trait) => narrowing[trait].length > 0)
    .map((of) => ({
      of,
      parameters: { filters: filtersOf(narrowing, [of]), disjunctiveFacetsRefinements: {} },
    }))
}

/** A choice with an attribute of its own is a facet of the engine; traits, which share one, are filters. */
function isFacet(choice: Choice): choice is Exclude<Choice, Trait> {
  return !isTrait(choice)
}

/** The terms that are not facets. */
function filtersOf(narrowing: Narrowing, except: Except = []): string {
  const facets = choicesOf(narrowing).filter(isFacet)
  return filtersOfTerms(listingTerms(narrowing, ['kind', 'free', ...facets, ...except]))
}

function refinementsOf(narrowing: Narrowing): Record<string, string[]> {
  const { kind, price } = narrowing
  const free = freeValues(price)
  const chosen = choicesOf(narrowing).filter((choice) => isFacet(choice) && narrowing[choice].length > 0)
  return {
    ...(kind !== null && { kind: [kind] }),
    ...(free.length > 0 && { [attributeOf('free')]: [...free] }),
    ...Object.fromEntries(chosen.map((choice) => [attributeOf(choice), [...narrowing[choice]]])),
  }
}
