import { rateOn, type TaxRate } from './rates.ts'
import { isTaxId } from './tax-ids.ts'
import { type TaxTerritory, taxCountryOf, territoryOf } from './territories.ts'

export const TAX_NAMES = ['VAT', 'CGST', 'SGST', 'IGST'] as const
export type TaxName = (typeof TAX_NAMES)[number]

/** A tax of a sale. Amounts are minor units. */
export interface TaxLine {
  readonly name: TaxName
  /** Hundredths of a per cent. */
  readonly basisPoints: number
  /** The amount without any tax. */
  readonly base: bigint
  readonly tax: bigint
  /** The authority that receives it: a country, or a state of India as `IN-27`. */
  readonly jurisdiction: string
}

export const REVERSE_CHARGE_SENTENCES = ['reverse-charge-eu', 'reverse-charge'] as const
/** The sentence that a document with reverse charge has to print. */
export type ReverseChargeSentence = (typeof REVERSE_CHARGE_SENTENCES)[number]

export type TaxDecision =
  | { readonly treatment: 'taxed'; readonly lines: readonly TaxLine[] }
  | { readonly treatment: 'reverse-charge'; readonly sentence: ReverseChargeSentence }
  | { readonly treatment: 'none' }

export interface TaxedSale {
  /** Where the seller is established; no tax is collected without its country. The region is the state in India. */
  readonly seller: { readonly country: string | null; readonly region: string | null }
  readonly buyerCountry: string | null
  readonly buyerRegion: string | null
  /** Normalised. */
  readonly taxId: string | null
  /** Whether the buyer buys as a business; without a valid tax id that changes nothing. */
  readonly isBusiness: boolean
  /** What is paid: prices include tax. */
  readonly amount: bigint
  /** The day of the payment, `YYYY-MM-DD`. */
  readonly date: string
  readonly rates: readonly TaxRate[]
}

const WHOLE = 10_000n

/**
 * The tax in an amount that was paid. Digital services are taxed where the buyer is; a business of another country than
 * the seller's pays the tax itself. Each line is rounded half up to a minor unit, and the base is what is left, so that
 * base and taxes always add up to the amount.
 */
export function decideTax(sale: TaxedSale): TaxDecision {
  const { seller, buyerCountry, buyerRegion, date, rates } = sale
  const territory = buyerCountry === null ? null : territoryOf(buyerCountry)
  if (seller.country === null || buyerCountry === null || territory === null) return { treatment: 'none' }
  const country = taxCountryOf(buyerCountry)
  const rate = rateOn(rates, { country, region: buyerRegion, day: date })
  if (rate === null || rate.basisPoints === 0) return { treatment: 'none' }
  if (isReverseCharged(sale, buyerCountry))
    return { treatment: 'reverse-charge', sentence: sentenceOf(territory) }
  const taxes = taxesOf(sale, country, rate)
  return { treatment: 'taxed', lines: linesOf(taxes, sale.amount) }
}

/** The tax of a decision in minor units. */
export function taxIn(decision: TaxDecision): bigint {
  return decision.treatment === 'taxed' ? decision.lines.reduce((sum, { tax }) => sum + tax, 0n) : 0n
}

function isReverseCharged({ seller, isBusiness, taxId }: TaxedSale, buyerCountry: string): boolean {
  const isForeign = seller.country !== null && taxCountryOf(seller.country) !== taxCountryOf(buyerCountry)
  return isForeign && isBusiness && taxId !== null && isTaxId(buyerCountry, taxId)
}

function sentenceOf(territory: TaxTerritory): ReverseChargeSentence {
  return territory === 'EU' ? 'reverse-charge-eu' : 'reverse-charge'
}

type NamedTax = Omit<TaxLine, 'base' | 'tax'>

/** In India a sale within the seller's state is taxed half by the union and half by the state, others by the union. */
function taxesOf(
  { seller, buyerRegion }: TaxedSale,
  country: string,
  { kind, basisPoints }: TaxRate,
): readonly NamedTax[] {
  if (kind === 'VAT') return [{ name: 'VAT', basisPoints, jurisdiction: country }]
  const isOfSameState = seller.country === country && seller.region !== null && seller.region === buyerRegion
  if (!isOfSameState) return [{ name: 'IGST', basisPoints, jurisdiction: country }]
  return [
    { name: 'CGST', basisPoints: basisPoints / 2, jurisdiction: country },
    { name: 'SGST', basisPoints: basisPoints / 2, jurisdiction: `${country}-${seller.region}` },
  ]
}

function linesOf(taxes: readonly NamedTax[], amount: bigint): readonly TaxLine[] {
  const points = taxes.reduce((sum, { basisPoints }) => sum + hundredths(basisPoints), 0n)
  const whole = WHOLE * 100n + points
  const amounts = taxes.map(({ basisPoints }) => divideHalfUp(amount * hundredths(basisPoints), whole))
  const base = amount - amounts.reduce((sum, tax) => sum + tax, 0n)
  return taxes.map((tax, at) => ({ ...tax, base, tax: amounts[at] ?? 0n }))
}

/** Half of an odd rate is no whole number of basis points. */
function hundredths(basisPoints: number): bigint {
  return BigInt(Math.round(basisPoints * 100))
}

/** Of amounts that are not negative. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}
