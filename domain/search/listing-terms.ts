import { PAID_OR_FREE, type Price, type Sort } from '#domain/assets/facets.ts'
import { isTrait, traitsOffered } from '#domain/assets/traits.ts'
import { CHOICE_NAMES, type Choice } from '#domain/routing/choices.ts'
import { CHOICES_OF_PACKS } from '#domain/routing/refine.ts'
import type { Narrowing } from './narrowing.ts'
import type { Selection } from './selection.ts'

/** The fields that listings are filtered by: the visitor's choices, and other facts of an asset. */
export type TermField = Choice | 'kind' | 'free' | 'featured' | 'collection' | 'contributor' | 'tag'

/** A condition: the field has one of the values. */
export interface Term {
  readonly field: TermField
  /** At least one. */
  readonly values: readonly string[]
}

/** Fields that are left out, to count the alternatives to what was chosen of them. */
export type Except = readonly (Choice | 'kind' | 'free')[]

/**
 * The conditions of a listing; its assets fulfil all of them. PostgreSQL, the server's requests to the search engine and
 * the browser's translate these terms, and add no condition of their own but the words.
 */
export function listingTerms(listing: Narrowing, except: Except = []): readonly Term[] {
  const { kind, price, featuredOnly, collection, contributor, selection } = listing
  const chosen = choicesOf(listing).filter((choice) => !except.includes(choice))
  return [
    term('kind', listing.form === 'bundle' || except.includes('kind') ? [] : listOf(kind)),
    ...(except.includes('free') ? [] : [priceTerm(price)]),
    term('featured', featuredOnly ? ['true'] : []),
    term('collection', listOf(collection)),
    term('contributor', listOf(contributor)),
    ...chosen.map((choice) => term(choice, listing[choice])),
    ...(selection ? selectionTerms(selection) : []),
  ].filter(({ values }) => values.length > 0)
}

/** The choices that assets of a form have; bundles have none. */
export function choicesOf({ form }: Pick<Narrowing, 'form'>): readonly Choice[] {
  if (form === 'bundle') return []
  return form === 'item' ? CHOICE_NAMES : CHOICES_OF_PACKS
}

/**
 * The choices of a listing whose values are counted, as kinds are: each without its own chosen values and with all
 * others, so that a count is the number of results that choosing the value shows. Traits only of its kind.
 */
export function countedChoices(listing: Pick<Narrowing, 'form' | 'kind'>): readonly Choice[] {
  const offered = traitsOffered(listing.kind)
  return choicesOf(listing).filter((choice) => !isTrait(choice) || offered.includes(choice))
}

/** The order of a listing. Without words all assets are equally relevant, and the most popular come first. */
export function listingOrder(sort: Sort, words: string | null): Sort {
  return sort === 'relevant' && words === null ? 'popular' : sort
}

function selectionTerms({ price, kinds, tags, styles, categories, collections }: Selection): readonly Term[] {
  return [
    priceTerm(price),
    term('kind', kinds),
    term('tag', tags),
    term('style', styles),
    term('category', categories),
    term('collection', collections),
  ]
}

/** The values of `free` that a price stands for. */
export function freeValues(price: Price): readonly string[] {
  return price === 'all' ? [] : [String(price === 'free')]
}

/** The number of free and exclusive assets by the counts of `free`, without those that there are none of. */
export function pricesIn(counts: Readonly<Record<string, number>> = {}) {
  return PAID_OR_FREE.flatMap((value) => {
    const count = counts[String(value === 'free')] ?? 0
    return count === 0 ? [] : [{ value, count }]
  })
}

function priceTerm(price: Price): Term {
  return term('free', freeValues(price))
}

function term(field: TermField, values: readonly string[]): Term {
  return { field, values }
}

function listOf<T>(value: T | null): readonly T[] {
  return value === null ? [] : [value]
}
