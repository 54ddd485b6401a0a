import type { TaxDecision, TaxName } from './decide-tax.ts'

/** A tax in a payment or in its refund, as it is stored, printed and posted. Amounts are minor units. */
export interface CollectedTax {
  /** Null for a tax that the gateway reported without its name. */
  readonly name: TaxName | null
  /** Hundredths of a per cent; null where the gateway reported an amount alone. */
  readonly basisPoints: number | null
  /** The amount without any tax. */
  readonly base: bigint
  readonly tax: bigint
  /** A country, or a state of India as `IN-27`. */
  readonly jurisdiction: string
}

/** The sum of taxes. */
export function sumOfTaxes(taxes: readonly Pick<CollectedTax, 'tax'>[]): bigint {
  return taxes.reduce((sum, { tax }) => sum + tax, 0n)
}

/** The taxes of a decision. */
export function taxesOf(decision: TaxDecision): readonly CollectedTax[] {
  return decision.treatment === 'taxed' ? decision.lines : []
}

/** A tax that a gateway reported with a payment. It does not name the tax. */
export function reportedTax(amount: bigint, tax: bigint, jurisdiction: string | null): CollectedTax {
  return { name: null, basisPoints: null, base: amount - tax, tax, jurisdiction: jurisdiction ?? 'unknown' }
}

/** Whose balance of collected tax a tax is: the jurisdiction's, in India each of its taxes apart (`IN-27-SGST`). */
export function holderOfTax({ name, jurisdiction }: Pick<CollectedTax, 'name' | 'jurisdiction'>): string {
  return name === null || name === 'VAT' ? jurisdiction : `${jurisdiction}-${name}`
}

/** What of a payment was given back before. */
export interface GivenBack {
  readonly amount: bigint
  readonly taxes: readonly Pick<CollectedTax, 'name' | 'jurisdiction' | 'tax'>[]
}

/**
 * The taxes in a part of a payment that is given back: in proportion to what is left, so that refunds of the whole
 * payment give back each tax exactly. No tax and no base is ever below zero.
 *
 * @param amount above zero, at most what is left of the payment
 */
export function refundedTaxes(
  payment: { readonly amount: bigint; readonly taxes: readonly CollectedTax[] },
  before: GivenBack,
  amount: bigint,
): readonly CollectedTax[] {
  const left = payment.amount - before.amount
  if (amount <= 0n || amount > left) throw new RangeError(`${amount} of ${left} cannot be refunded`)
  const taxesLeft = payment.taxes.map((tax) => tax.tax - givenBackOf(tax, before))
  const shares = sharesOf(taxesLeft, amount, left)
  const base = amount - shares.reduce((sum, share) => sum + share, 0n)
  return payment.taxes.map((tax, at) => ({ ...tax, base, tax: shares[at] ?? 0n }))
}

function givenBackOf(tax: CollectedTax, { taxes }: GivenBack): bigint {
  return sumOfTaxes(taxes.filter((given) => holderOfTax(given) === holderOfTax(tax)))
}

/** Each part is the difference of two rounded sums: parts never exceed what is left, and empty it at the end. */
function sharesOf(parts: readonly bigint[], amount: bigint, whole: bigint): readonly bigint[] {
  const sums = parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, part) => sum + part, 0n))
  const rounded = sums.map((sum) => (sum * amount) / whole)
  return rounded.map((sum, at) => sum - (rounded[at - 1] ?? 0n))
}
