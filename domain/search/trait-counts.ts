import { countTraits, isTrait, NO_TRAITS, type Trait, type TraitCounts } from '#domain/assets/traits.ts'
import { countedChoices } from './listing-terms.ts'
import type { Narrowing } from './narrowing.ts'

/** Counts of `TraitValue`s. */
export type TraitValueCounts = Readonly<Record<string, number>>

/** The traits that are counted for a listing. */
export function countedTraits(listing: Pick<Narrowing, 'form' | 'kind'>): readonly Trait[] {
  return countedChoices(listing).filter(isTrait)
}

/**
 * The counts of a listing's traits. One attribute has the values of all traits, so that a trait with chosen values has
 * a count of its own, without them.
 *
 * @param common counts among the results
 * @param own counts of single traits, which replace the common ones
 */
export function traitCounts(
  traits: readonly Trait[],
  common: TraitValueCounts,
  own: ReadonlyMap<Trait, TraitValueCounts>,
): TraitCounts {
  const counts = traits.map((trait) => [trait, countTraits(own.get(trait) ?? common)[trait]] as const)
  return { ...NO_TRAITS, ...Object.fromEntries(counts) }
}
