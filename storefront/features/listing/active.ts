import { type Choice, NOTHING_CHOSEN, toggled } from '#domain/routing/choices.ts'
import { type Change, choicesOfForm } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'

/** A filter in force, and the change that lifts it. */
export interface ActiveFilter {
  readonly name: 'price' | Choice
  readonly value: string
  readonly without: Change
}

/** The filters in force, in the order in which they are offered. A contributor is shown in the search, beside the words. */
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

/** Lifts all of them; sort, kind, words and contributor stay. */
export const WITHOUT_FILTERS: Change = { price: 'all', ...NOTHING_CHOSEN }
