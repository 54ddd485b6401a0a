import { PRICES, type Price, SORTS, type Sort, VARIANTS, type Variant } from '#domain/assets/facets.ts'
import { isKind, type Kind } from '#domain/assets/kinds.ts'
import { CHOICE_NAMES, type Chosen, perChoice, validValues } from '#domain/routing/choices.ts'
import type { ListedForm, ListingParams } from '#domain/routing/params.ts'
import { defaultSort } from '#domain/routing/refinements.ts'

/** A listing with all parameters, defaults and those of its variant included. */
export interface View extends Chosen {
  readonly kind: Kind | null
  readonly form: ListedForm
  readonly variant: Variant | null
  /** A slug of words, or the keyword of a keyword variant. */
  readonly words: string | null
  readonly page: number
  readonly sort: Sort
  readonly price: Price
  /** Username of the one contributor whose work is shown. */
  readonly contributor: string | null
}

const NAMES = [
  'kind',
  'form',
  'variant',
  'words',
  'page',
  'sort',
  'price',
  ...CHOICE_NAMES,
  'contributor',
] as const
/** A segment without filters. */
export const EVERYTHING = 'all'

/**
 * A listing as one segment of an internal path (`form=pack&kind=icon&page=2`), so that pages are cached by what they
 * show and not by the rest of the query. `all` without filters.
 */
export function printView(params: ListingParams): string {
  const said = NAMES.flatMap((name) => {
    const value = params[name]
    const implied = value === null || value === undefined || (name === 'form' && value === 'item')
    return implied ? [] : [value].flat().map((one) => [name, String(one)])
  })
  return said.length === 0 ? EVERYTHING : new URLSearchParams(said).toString()
}

/** The inverse of `printView`; the segment may be percent-encoded. `printView` made it, never a visitor. */
export function readView(segment: string): View {
  const query = new URLSearchParams(decodeURIComponent(segment))
  const kind = query.get('kind')
  const variant = query.get('variant')
  const known = variant !== null && isVariant(variant) ? variant : null
  const words = query.get('words')
  const settledPrice = known && VARIANTS[known].price !== 'all' ? VARIANTS[known].price : null
  return {
    kind: kind !== null && isKind(kind) ? kind : null,
    form: query.get('form') === 'pack' ? 'pack' : 'item',
    variant: known,
    words,
    page: Number(query.get('page') ?? 1),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? defaultSort({ variant: known, words }),
    price: settledPrice ?? PRICES.find((price) => price === query.get('price')) ?? 'all',
    contributor: query.get('contributor'),
    ...perChoice((name) => validValues(name, query.getAll(name))),
  }
}

function isVariant(text: string): text is Variant {
  return Object.hasOwn(VARIANTS, text)
}
