import { VARIANTS, type Variant } from '#domain/assets/facets.ts'
import type { ListingParams } from '#domain/routing/params.ts'
import { defaultSort } from '#domain/routing/refinements.ts'
import type { View } from '#domain/routing/view.ts'

/** What a visitor may turn in a listing. */
export type Change = Partial<Pick<View, 'kind' | 'form' | 'price' | 'sort' | 'style' | 'page'>>

/**
 * The listing of the library that a change leads to, by its shortest name: a price alone is a variant (`/free-icons`),
 * and a variant that the change contradicts becomes what it stood for. Every change but the page starts at page one;
 * a style belongs to the kind it was chosen in.
 */
export function refine(view: View, change: Change): ListingParams {
  const refined = refineWithin(view, change)
  const { variant, words, sort, price } = refined
  const isPriceAlone = !variant && !words && sort === undefined && price !== undefined && price !== 'all'
  return isPriceAlone ? { ...refined, variant: price, price: undefined } : refined
}

/** The same within a category, a collection or a contributor's work, where there are no variants to name. */
export function refineWithin(view: View, change: Change): ListingParams {
  const { kind, form, words, page, sort, price, style } = { ...view, ...resetBy(change), ...change }
  const variant = survives(view.variant, change, form) ? view.variant : null
  const settlesPrice = variant !== null && VARIANTS[variant].price !== 'all'
  return {
    kind,
    form,
    variant,
    words,
    page: page === 1 ? undefined : page,
    sort: sort === defaultSort({ variant, words }) ? undefined : sort,
    price: settlesPrice || price === 'all' ? undefined : price,
    style: style ?? undefined,
  }
}

function resetBy(change: Change): Change {
  const page = 1
  return change.kind === undefined ? { page } : { page, style: null }
}

/** Whether the listing still is what its variant says. */
function survives(variant: Variant | null, { sort, price }: Change, form: View['form']): boolean {
  if (variant === null) return false
  const preset = VARIANTS[variant]
  if (preset.keyword && form === 'pack') return false
  if (sort !== undefined && sort !== preset.sort) return false
  return price === undefined || preset.price === 'all' || price === preset.price
}
