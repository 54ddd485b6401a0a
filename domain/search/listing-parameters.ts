import { type Sort, VARIANTS } from '#domain/assets/facets.ts'
import { wordsOfSlug } from '#domain/assets/slug.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Choice } from '#domain/routing/choices.ts'
import { CHOICE_NAMES } from '#domain/routing/choices.ts'
import type { ListedPlace } from '#domain/routing/listed.ts'
import { CHOICES_OF_PACKS } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'
import type { IndexNames } from './index-names.ts'
import { kindContext } from './rules.ts'
import { type Selection, selectionFilters } from './selection.ts'

/** Divisible by every column count of the grid but ten, so that the last row is full. */
export const HITS_PER_PAGE = 48

/** The attribute of a record that each choice of a listing narrows. */
export const CHOICE_ATTRIBUTES = {
  style: 'style',
  category: 'categories',
  colour: 'colours',
  orientation: 'orientation',
  format: 'formats',
} as const satisfies Record<Choice, string>

/**
 * What an index is asked for a listing, in the words of Algolia's search parameters. Values of one facet are
 * alternatives, and each facet is counted as if nothing of it were chosen (`disjunctiveFacets` of its helper).
 */
export interface ListingParameters {
  readonly index: string
  readonly query: string
  /** From 0. */
  readonly page: number
  readonly hitsPerPage: number
  /** What narrows the listing without being counted. */
  readonly filters: string
  /** What merchandisers' rules may ask for. */
  readonly ruleContexts: string[]
  readonly disjunctiveFacets: string[]
  readonly disjunctiveFacetsRefinements: Record<string, string[]>
}

export interface ParametersOf {
  readonly view: View
  readonly place: ListedPlace | null
  readonly locale: Locale
  /** What the place is of, where that is more than its name; null where the name says it. */
  readonly selection?: Selection | null | undefined
}

export function listingParameters(
  { view, place, locale, selection = null }: ParametersOf,
  names: IndexNames,
): ListingParameters {
  const { kind, form, page } = view
  const words = selection?.words ?? (view.words === null ? null : wordsOfSlug(view.words))
  const choices = form === 'pack' ? CHOICES_OF_PACKS : CHOICE_NAMES
  const chosen = choices.filter((choice) => view[choice].length > 0)
  return {
    index: names.sorted({ kind: form === 'pack' ? 'packs' : 'items', locale }, orderOf(view, words)),
    query: words ?? '',
    page: page - 1,
    hitsPerPage: HITS_PER_PAGE,
    filters: [...filtersOf(view, place), ...(selection ? selectionFilters(selection) : [])].join(' AND '),
    ruleContexts: kind === null ? [] : [kindContext(kind)],
    disjunctiveFacets: ['kind', ...choices.map((choice) => CHOICE_ATTRIBUTES[choice])],
    disjunctiveFacetsRefinements: {
      ...(kind !== null && { kind: [kind] }),
      ...Object.fromEntries(chosen.map((choice) => [CHOICE_ATTRIBUTES[choice], [...view[choice]]])),
    },
  }
}

/** Without words nothing fits better than another: the primary index is in the order of popularity then. */
function orderOf({ sort }: View, words: string | null): Sort {
  return sort === 'popular' && words === null ? 'relevant' : sort
}

/** Where a place is not a choice of the view itself. */
const PLACE_ATTRIBUTES = {
  category: 'categories',
  collection: 'collections',
  contributor: 'contributor',
  style: null,
  iconStyle: null,
  templateCategory: null,
  campaign: null,
  landing: null,
} as const satisfies Record<ListedPlace['family'], string | null>

function filtersOf({ price, variant, contributor }: View, place: ListedPlace | null): readonly string[] {
  const attribute = place && PLACE_ATTRIBUTES[place.family]
  return [
    ...(price === 'all' ? [] : [`free:${price === 'free'}`]),
    ...(variant !== null && VARIANTS[variant].featuredOnly ? ['featured:true'] : []),
    ...(contributor === null ? [] : [`contributor:"${contributor}"`]),
    ...(attribute === null ? [] : [`${attribute}:"${place?.slug}"`]),
  ]
}
