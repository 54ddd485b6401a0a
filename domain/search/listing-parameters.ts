import { VARIANTS } from '#domain/assets/facets.ts'
import { wordsOfSlug } from '#domain/assets/slug.ts'
import { TRAIT_NAMES, type Trait, traitsOffered } from '#domain/assets/traits.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Choice } from '#domain/routing/choices.ts'
import type { ListedPlace } from '#domain/routing/listed.ts'
import { CHOICES_OF_PACKS, choicesResetByKind } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'
import { anyOf, is } from './filter-terms.ts'
import { type IndexNames, sortAsked } from './index-names.ts'
import { kindContext } from './rules.ts'
import { type Selection, selectionFilters, wordsAmong } from './selection.ts'
import { type WordParameters, wordParameters } from './word-parameters.ts'

/** Divisible by every column count of the grid but ten, so that the last row is full. */
export const HITS_PER_PAGE = 48

/** The attribute of each choice; traits share one. */
export const CHOICE_ATTRIBUTES = {
  style: 'style',
  category: 'categories',
  colour: 'colours',
  orientation: 'orientation',
  format: 'formats',
} as const satisfies Record<AttributeChoice, string>

export type AttributeChoice = Exclude<Choice, Trait>
const ATTRIBUTE_CHOICES = Object.keys(CHOICE_ATTRIBUTES) as readonly AttributeChoice[]

/**
 * All traits of a record (`domain/assets/traits.ts`). One attribute is one column to store and one pass to count.
 * Because it holds many choices, traits are filters, each counted separately once something of it is chosen.
 */
export const TRAITS_ATTRIBUTE = 'traits'

/** The filter by some values of a trait. */
export function traitFilter(trait: Trait, values: readonly string[]): string {
  return anyOf(
    TRAITS_ATTRIBUTE,
    values.map((value) => `${trait}:${value}`),
  )
}

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

export interface ParametersOf {
  readonly view: View
  readonly place: ListedPlace | null
  readonly locale: Locale
  /** The selection of the place; null where its name is enough. */
  readonly selection?: Selection | null | undefined
}

export function listingParameters(listing: ParametersOf, names: IndexNames): ListingParameters {
  const { view, locale, selection = null } = listing
  const { kind, form, page } = view
  const words = wordsAmong(view.words === null ? null : wordsOfSlug(view.words), selection)
  const choices = form === 'pack' ? CHOICES_OF_PACKS : ATTRIBUTE_CHOICES
  const chosen = choices.filter((choice) => view[choice].length > 0)
  return {
    index: names.sorted({ kind: form === 'pack' ? 'packs' : 'items', locale }, sortAsked(view.sort, words)),
    ...wordParameters(words, locale),
    page: page - 1,
    hitsPerPage: HITS_PER_PAGE,
    filters: filtersOf(listing),
    ruleContexts: kind === null ? [] : [kindContext(kind)],
    facets: form === 'item' && traitsOffered(kind).length > 0 ? [TRAITS_ATTRIBUTE] : [],
    disjunctiveFacets: ['kind', ...choices.map((choice) => CHOICE_ATTRIBUTES[choice])],
    disjunctiveFacetsRefinements: {
      ...(kind !== null && { kind: [kind] }),
      ...Object.fromEntries(chosen.map((choice) => [CHOICE_ATTRIBUTES[choice], [...view[choice]]])),
    },
  }
}

/** A separate count: the kind tabs, or the values of a trait of which some are chosen. */
export type Recounted = 'kind' | Trait

/** A count without some of the chosen values: the parameters that differ from the listing's. */
export interface Recount {
  readonly of: Recounted
  readonly parameters: Pick<ListingParameters, 'filters' | 'disjunctiveFacetsRefinements'>
}

/** The counts that a listing's own search does not return: other kinds, and alternatives to a chosen trait. */
export function recountsOf(listing: Omit<ParametersOf, 'locale'>): readonly Recount[] {
  const { view, place } = listing
  const lost = choicesResetByKind(isOfStyle(place)).filter((choice) => view[choice].length > 0)
  const without = { kind: [], ...Object.fromEntries(lost.map((choice) => [CHOICE_ATTRIBUTES[choice], []])) }
  const ofKinds: Recount = {
    of: 'kind',
    parameters: { filters: filtersOf(listing), disjunctiveFacetsRefinements: without },
  }
  const ofTraits = traitsChosen(view).map((trait) => ({
    of: trait,
    parameters: { filters: filtersOf(listing, trait), disjunctiveFacetsRefinements: {} },
  }))
  return lost.length === 0 ? ofTraits : [ofKinds, ...ofTraits]
}

function isOfStyle(place: ListedPlace | null): boolean {
  return place?.family === 'style' || place?.family === 'iconStyle'
}

function traitsChosen(view: View): readonly Trait[] {
  return view.form === 'pack' ? [] : TRAIT_NAMES.filter((trait) => view[trait].length > 0)
}

/** The attribute of a place that is not a choice of the view itself. */
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

function filtersOf(
  { view, place, selection = null }: Omit<ParametersOf, 'locale'>,
  except?: Recounted,
): string {
  const { price, variant, contributor } = view
  const attribute = place && PLACE_ATTRIBUTES[place.family]
  return [
    ...(price === 'all' ? [] : [`free:${price === 'free'}`]),
    ...(variant !== null && VARIANTS[variant].featuredOnly ? ['featured:true'] : []),
    ...(contributor === null ? [] : [is('contributor', contributor)]),
    ...(place === null || attribute === null ? [] : [is(attribute, place.slug)]),
    ...traitsChosen(view)
      .filter((trait) => trait !== except)
      .map((trait) => traitFilter(trait, view[trait])),
    ...(selection ? selectionFilters(selection) : []),
  ].join(' AND ')
}
