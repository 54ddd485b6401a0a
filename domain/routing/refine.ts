import { VARIANTS, type Variant } from '#domain/assets/facets.ts'
import { CHOICE_NAMES, type Choice, type Chosen, NOTHING_CHOSEN } from '#domain/routing/choices.ts'
import type { ListingParams } from '#domain/routing/params.ts'
import { defaultSort } from '#domain/routing/refinements.ts'
import type { View } from '#domain/routing/view.ts'

/** What a visitor may turn in a listing. */
export type Change = Partial<Omit<View, 'variant'>>

/**
 * The listing of the library that a change leads to, by its shortest name: a price alone is a variant (`/free-icons`),
 * and a variant that the change contradicts becomes what it stood for. Every change but the page starts at page one;
 * a style belongs to the kind it was chosen in, and so does a format.
 */
export function refine(view: View, change: Change): ListingParams {
  const refined = refineWithin(view, change)
  const { variant, words, sort, price } = refined
  const isPriceAlone = !variant && !words && sort === undefined && price !== undefined && price !== 'all'
  return isPriceAlone ? { ...refined, variant: price, price: undefined } : refined
}

/** The same within a category, a collection or a contributor's work, where there are no variants to name. */
export function refineWithin(view: View, change: Change): ListingParams {
  const next = { ...view, ...resetBy(view, change), ...change }
  const { kind, form, words, page, sort, price, contributor } = next
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
    contributor: contributor ?? undefined,
    ...chosenOf(next),
  }
}

/** What is known of a pack as a whole. */
export const CHOICES_OF_PACKS = ['style', 'category'] as const satisfies readonly Choice[]

/** What a listing of items or of packs may be narrowed by. */
export function choicesOfForm(form: View['form']): readonly Choice[] {
  return form === 'pack' ? CHOICES_OF_PACKS : CHOICE_NAMES
}

/** What belongs to one kind alone. */
const OF_A_KIND = ['style', 'format'] as const satisfies readonly Choice[]

/**
 * What of a view is let go of when another kind is chosen, so that kinds are counted without it.
 *
 * @param keepsStyle whether the listing is one of a style, whichever kind is looked at
 */
export function lostWithKind(keepsStyle = false): readonly (typeof OF_A_KIND)[number][] {
  return OF_A_KIND.filter((choice) => !keepsStyle || choice !== 'style')
}

function resetBy(view: View, change: Change): Change {
  return {
    page: 1,
    ...(change.words === undefined ? {} : { sort: sortAfter(view, change.words) }),
    ...(change.kind === undefined
      ? {}
      : Object.fromEntries(OF_A_KIND.map((choice) => [choice, NOTHING_CHOSEN[choice]]))),
  }
}

/** Other words keep a sort that was chosen; what went without saying is said anew. */
function sortAfter({ variant, words: before, sort }: View, words: string | null): View['sort'] {
  const wasChosen = sort !== defaultSort({ variant, words: before })
  const makesSense = sort !== 'relevant' || words !== null
  return wasChosen && makesSense ? sort : defaultSort({ words })
}

function chosenOf(view: View): Partial<Chosen> {
  const chosen = choicesOfForm(view.form).filter((name) => view[name].length > 0)
  return Object.fromEntries(chosen.map((name) => [name, view[name]]))
}

/** Whether the listing still is what its variant says. */
function survives(
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
