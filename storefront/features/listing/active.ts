import type { Change } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'

/** The filters that are in force, and the change that lifts each. */
export function activeFilters({
  price,
  style,
}: View): readonly { name: 'price' | 'style'; without: Change }[] {
  return [
    ...(price === 'all' ? [] : [{ name: 'price' as const, without: { price: 'all' as const } }]),
    ...(style === null ? [] : [{ name: 'style' as const, without: { style: null } }]),
  ]
}

/** Lifts all of them; sort, kind and words stay. */
export const WITHOUT_FILTERS: Change = { price: 'all', style: null }
