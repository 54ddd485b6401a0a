import { type Choice, NOTHING_CHOSEN, toggled } from '#domain/routing/choices.ts'
import { type Change, choicesOfForm } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'

/** An active filter, and the change that removes it. */
export interface ActiveFilter {
  readonly name: 'price' | Choice
  readonly value: string
  readonly without: Change
}

/** The active filters, in display order. A contributor is shown in the search form, beside the words. */
export function activeFilters(view: View): readonly ActiveFilter[] {
  const { price } = view
  return [
    ...(price === 'all'
      ? []
      : [{ name: 'price' as const, value: price, without: { price: 'all' as const } }]),
    ...choicesOfForm(view.form).flatMap((name) =>
      view[name].map((value) => ({ name, value, without: { [name]: toggled(name, view[name], value) } })),
    ),
  ]
}

/** Removes all filters; sort, kind, words and contributor stay. */
export const WITHOUT_FILTERS: Change = { price: 'all', ...NOTHING_CHOSEN }
