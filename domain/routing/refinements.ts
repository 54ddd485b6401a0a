import { PRICES, type Price, SORTS, type Sort, VARIANTS, type Variant } from '#domain/assets/facets.ts'
import { CHOICE_NAMES, type Chosen, validValues } from '#domain/routing/choices.ts'
import type { ListingParams, Refinements } from '#domain/routing/params.ts'
import { isAddressSlug } from '#domain/routing/words.ts'

/** The query parameters that refine a listing; others stay in the address without effect. */
export type Refinement = keyof Refinements
export const REFINEMENTS = [
  'page',
  'sort',
  'price',
  ...CHOICE_NAMES,
  'contributor',
] as const satisfies readonly Refinement[]

/** Deeper pages are not read, and each page is cached. An address beyond it does not exist. */
export const MAX_PAGE = 1000

/** The default sort: relevance for words, else popularity. */
export function defaultSort({ variant, words }: Pick<ListingParams, 'variant' | 'words'>): Sort {
  if (variant) return VARIANTS[variant].sort
  return words ? 'relevant' : 'popular'
}

/** The refinements of a listing: a variant fixes its sort, and some its price. */
export function refinementsOfListing(variant: Variant | null | undefined): readonly Refinement[] {
  if (!variant) return REFINEMENTS
  const settled: readonly Refinement[] = VARIANTS[variant].price === 'all' ? ['sort'] : ['sort', 'price']
  return REFINEMENTS.filter((name) => !settled.includes(name))
}

/**
 * Parses the refinements of an address. Invalid and default values count as absent, so that equal pages are cached
 * once.
 *
 * @returns undefined when the page is beyond the maximum
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
    contributor: slugOf(value('contributor')),
    ...readChosen(query, allowed),
  })
}

/** The inverse: parameters of a query, in one order. */
export function printRefinements(refinements: Refinements, allowed: readonly Refinement[]): string {
  const query = new URLSearchParams()
  for (const name of REFINEMENTS) {
    const value = refinements[name]
    if (value === undefined || value === 1 || value === 'all' || !allowed.includes(name)) continue
    for (const one of [value].flat()) query.append(name, String(one))
  }
  return query.toString()
}

/** The object without undefined values. */
function compact<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 1
}

function oneOf<T extends string>(all: readonly T[], text: string | null, standard: T): T | undefined {
  const found = all.find((one) => one === text)
  return found === standard ? undefined : found
}

function readChosen(query: URLSearchParams, allowed: readonly Refinement[]): Partial<Chosen> {
  const chosen = CHOICE_NAMES.filter((name) => allowed.includes(name))
    .map((name) => [name, validValues(name, query.getAll(name))] as const)
    .filter(([, values]) => values.length > 0)
  return Object.fromEntries(chosen)
}

function slugOf(text: string | null): string | undefined {
  return text !== null && isAddressSlug(text) ? text : undefined
}
