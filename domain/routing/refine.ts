import { VARIANTS, type Variant } from '#domain/assets/facets.ts'
import { CHOICE_NAMES, type Choice, type Chosen } from '#domain/routing/choices.ts'
import type { ListingParams } from '#domain/routing/params.ts'
import { defaultSort } from '#domain/routing/refinements.ts'
import type { View } from '#domain/routing/view.ts'

/** A change of a listing's view. */
export type Change = Partial<Omit<View, 'variant'>>

/**
 * The listing of the library after a change, by its shortest address: a price alone is a variant (`/free-icons`), and
 * a variant that the change contradicts is replaced by what it implies. Every change but the page resets to page one.
 * Another kind keeps all filters: it is counted with them, like every other choice.
 */
export function refine(view: View, change: Change): ListingParams {
  const refined = refineWithin(view, change)
  const { variant, words, sort, price } = refined
  const isPriceAlone = !variant && !words && sort === undefined && price !== undefined && price !== 'all'
  return isPriceAlone ? { ...refined, variant: price, price: undefined } : refined
}

/** The same within a category, a collection or a contributor's works, which have no variants. */
export function refineWithin(view: View, change: Change): ListingParams {
  const next = { ...view, ...resetBy(view, change), ...change }
  const { kind, form, words, page, sort, price, contributor } = next
  const variant = isStillVariant(view.variant, change, form) ? view.variant : null
  const settlesPrice = variant !== null && VARIANTS[variant].price !== 'all'
  return {
    kind,
    form,
    variant,
    words,
    page: page === 1 ? undefined : page,
    sort: sort === defaultSort({ variant, words }) ? undefined : sort,
    price: settlesPrice || price === 'all' ? undefined : price,
    contributor: contributor ?? undefined,
    ...chosenOf(next),
  }
}

/** Choices that packs have. */
export const CHOICES_OF_PACKS = ['style', 'category'] as const satisfies readonly Choice[]

/** The choices of a listing of items or packs. */
export function choicesOfForm(form: View['form']): readonly Choice[] {
  return form === 'pack' ? CHOICES_OF_PACKS : CHOICE_NAMES
}

function resetBy(view: View, change: Change): Change {
  return {
    page: 1,
    ...(change.words === undefined ? {} : { sort: sortAfter(view, change.words) }),
  }
}

/** A changed search keeps an explicit sort and resets a default one. */
function sortAfter({ variant, words: before, sort }: View, words: string | null): View['sort'] {
  const wasChosen = sort !== defaultSort({ variant, words: before })
  const makesSense = sort !== 'relevant' || words !== null
  return wasChosen && makesSense ? sort : defaultSort({ words })
}

function chosenOf(view: View): Partial<Chosen> {
  const chosen = choicesOfForm(view.form).filter((name) => view[name].length > 0)
  return Object.fromEntries(chosen.map((name) => [name, view[name]]))
}

/** Whether the listing still has the settings of its variant. */
function isStillVariant(
  variant: Variant | null,
  { sort, price, words }: Change,
  form: View['form'],
): variant is Variant {
  if (variant === null) return false
  const preset = VARIANTS[variant]
  if (preset.keyword && (form === 'pack' || words === null)) return false
  if (!preset.keyword && words) return false
  if (sort !== undefined && sort !== preset.sort) return false
  return price === undefined || preset.price === 'all' || price === preset.price
}
