import { PRICES, type Price, SORTS, type Sort, VARIANTS, type Variant } from '#domain/assets/facets.ts'
import type { ListingParams, Refinements } from '#domain/routing/params.ts'
import { isAddressSlug } from '#domain/routing/words.ts'

/** The query parameters that refine a listing; every other one is kept in the address and has no effect. */
export type Refinement = keyof Refinements
export const REFINEMENTS = ['page', 'sort', 'price', 'style'] as const satisfies readonly Refinement[]

/** Nobody reads further than this, and each page is a page to keep. An address beyond it does not exist. */
export const MAX_PAGE = 1000

/** The sort of a listing that names none: what fits the words best, else what is liked best. */
export function defaultSort({ variant, words }: Pick<ListingParams, 'variant' | 'words'>): Sort {
  if (variant) return VARIANTS[variant].sort
  return words ? 'relevant' : 'popular'
}

/** What may refine a listing: a variant has settled its sort, and some their price. */
export function refinementsOfListing(variant: Variant | null | undefined): readonly Refinement[] {
  if (!variant) return REFINEMENTS
  return VARIANTS[variant].price === 'all' ? ['page', 'price', 'style'] : ['page', 'style']
}

/**
 * The refinements an address carries. Values that mean nothing, or what goes without saying, count as absent, so
 * that equal pages are kept once.
 *
 * @returns undefined when the page asked for lies beyond every listing
 */
export function readRefinements(
  query: URLSearchParams,
  allowed: readonly Refinement[],
  standard: Sort,
): Refinements | undefined {
  const value = (name: Refinement) => (allowed.includes(name) ? query.get(name) : null)
  const page = pageOf(value('page'))
  if (page > MAX_PAGE) return undefined
  return compact({
    page: page === 1 ? undefined : page,
    sort: oneOf(SORTS, value('sort'), standard),
    price: oneOf<Price>(PRICES, value('price'), 'all'),
    style: styleOf(value('style')),
  })
}

/** The same, back into a query, in one order. */
export function printRefinements(refinements: Refinements, allowed: readonly Refinement[]): string {
  const query = new URLSearchParams()
  for (const name of REFINEMENTS) {
    const value = refinements[name]
    if (value === undefined || !allowed.includes(name)) continue
    if (value === 1 || value === 'all') continue
    query.set(name, String(value))
  }
  return query.toString()
}

/** The object without what is undefined. */
export function compact<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 1
}

function oneOf<T extends string>(all: readonly T[], text: string | null, standard: T): T | undefined {
  const found = all.find((one) => one === text)
  return found === standard ? undefined : found
}

function styleOf(text: string | null): string | undefined {
  return text !== null && isAddressSlug(text) ? text : undefined
}
