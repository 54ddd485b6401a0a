import { type Payload, transactionOf } from '#cms/operations/database.ts'
import { presentTime } from '#cms/operations/present.ts'
import type { IncludedTax } from '#domain/contract/included-tax.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Money } from '#domain/money/money.ts'
import { includedTaxNotes } from '#domain/tax/printed.ts'
import { decideSale } from './tax-payment.ts'

interface PricedSale {
  /** Null for a visitor. */
  readonly user: string | null
  /** The team that would buy; null for the user. */
  readonly team: string | null
  /** Of the request. */
  readonly country: string | null
  readonly price: Money
  readonly locale: Locale
}

/** The tax that a price includes if it were paid now: by the billing address, or else by the country of the request. */
export async function readIncludedTax(
  payload: Payload,
  { user, team, country, price, locale }: PricedSale,
): Promise<IncludedTax> {
  const sale = { user, team, country, amount: price.amount, at: presentTime() }
  const decision = await decideSale(transactionOf(payload), sale)
  return { notes: [...includedTaxNotes(decision, price.currency, locale)] }
}
