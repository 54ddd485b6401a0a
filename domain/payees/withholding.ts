import type { Payee } from './payee.ts'
import { TREATIES } from './treaties.ts'

/** Withheld from US-source income of foreign persons without a treaty: 30 % (Internal Revenue Code, sections 1441 and 1442). */
const STATUTORY_BASIS_POINTS = 3_000

/** The country whose customers' payments are US-source income: a licence is used where its licensee is. */
export const SOURCE_COUNTRY = 'US'

type FormKind = NonNullable<Payee['taxForm']>['kind']

/** The rate on US-source income that follows from a form: none for US persons, the treaty's rate where it is claimed, else 30 %. */
export function withheldBasisPoints(
  kind: FormKind,
  { treatyCountry }: { readonly treatyCountry: string | null },
): number {
  if (kind === 'W-9') return 0
  const treaty = treatyCountry === null ? undefined : TREATIES[treatyCountry]
  return treaty?.basisPoints ?? STATUTORY_BASIS_POINTS
}

/**
 * The US-source share of a payout of `amount`, in minor units: all but the income from elsewhere that no earlier payout has
 * taken. Income of unknown origin counts as US-source.
 */
export function usSourceOf(
  amount: bigint,
  { earned, taken }: { readonly earned: bigint; readonly taken: bigint },
): bigint {
  const left = earned - taken
  if (left <= 0n) return amount
  return left < amount ? amount - left : 0n
}

/**
 * What is withheld of a payout, in minor units: the rate applies to its US-source share alone, and is rounded down to the
 * minor unit in favour of the contributor.
 * @throws RangeError when the US-source share is negative or more than the whole
 */
export function withheldOf(
  { amount, usSource }: { readonly amount: bigint; readonly usSource: bigint },
  basisPoints: number,
): bigint {
  if (usSource < 0n || usSource > amount) throw new RangeError('the US-source share is no part of the amount')
  return (usSource * BigInt(basisPoints)) / 10_000n
}
