import {
  ADDRESS_COLUMNS,
  type AddressHolder,
  type AddressRow,
  heldBy,
} from '#cms/operations/billing-addresses/read-billing-address.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { readSeller } from '#cms/operations/invoices/read-seller.ts'
import type { OrderRow } from '#cms/operations/orders/order-row.ts'
import { presentTime } from '#cms/operations/present.ts'
import type { SeenPayment } from '#cms/ports/payment-gateway.ts'
import { type CollectedTax, reportedTax, taxesOf } from '#domain/tax/collected-tax.ts'
import { decideTax, type ReverseChargeSentence, type TaxDecision } from '#domain/tax/decide-tax.ts'
import { taxRegionOf } from '#domain/tax/territories.ts'
import { readRates } from './read-rates.ts'

export interface TaxOfPayment {
  readonly taxes: readonly CollectedTax[]
  readonly reverseCharge: ReverseChargeSentence | null
}

/**
 * The tax in a payment by the billing address of its buyer or team as it is now, or else by the country of the order. A
 * tax that the gateway collected itself is kept.
 */
export async function taxPayment(
  transaction: Transaction,
  order: Pick<OrderRow, 'buyer_id' | 'team_id' | 'country'>,
  { amount: { amount }, tax, jurisdiction, paidAt }: SeenPayment,
): Promise<TaxOfPayment> {
  if (tax !== 0n)
    return { taxes: [reportedTax(amount, tax, jurisdiction ?? order.country)], reverseCharge: null }
  const decision = await decideSale(transaction, {
    user: order.buyer_id,
    team: order.team_id,
    country: order.country ?? jurisdiction,
    amount,
    at: paidAt ?? presentTime(),
  })
  const reverseCharge = decision.treatment === 'reverse-charge' ? decision.sentence : null
  return { taxes: taxesOf(decision), reverseCharge }
}

interface Sale {
  /** Null for a visitor. */
  readonly user: string | null
  readonly team: string | null
  /** Where the buyer is, for those without a billing address. */
  readonly country: string | null
  readonly amount: bigint
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The tax that a sale to a user, or to a team, includes. */
export async function decideSale(
  transaction: Transaction,
  { user, team, country, amount, at }: Sale,
): Promise<TaxDecision> {
  const address = user === null ? null : await findAddress(transaction, { user, team })
  const seller = await readSeller(transaction)
  return decideTax({
    seller: { country: seller.party.country, region: seller.region },
    buyerCountry: address?.country ?? country,
    buyerRegion:
      address === null
        ? null
        : taxRegionOf({
            country: address.country,
            region: address.region,
            postalCode: address.postal_code ?? '',
          }),
    taxId: address?.tax_id ?? null,
    isBusiness: address?.company != null,
    amount,
    date: new Date(at).toISOString().slice(0, 10),
    rates: await readRates(transaction),
  })
}

async function findAddress(transaction: Transaction, holder: AddressHolder): Promise<AddressRow | null> {
  const [address] = await transaction<AddressRow>(
    fragment`select ${ADDRESS_COLUMNS} from billing_addresses where ${heldBy(holder)}`,
  )
  return address ?? null
}
