import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column } from '#cms/operations/schema/columns.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { CatalogueOffer } from '#domain/plans/catalogue-plan.ts'

export type PriceVersion = Pick<CatalogueOffer, 'currency' | 'prices' | 'seatPrices' | 'priceVersion'>

interface PriceRow extends Record<string, unknown> {
  readonly id: Column<'plan_prices.id'>
  readonly plan_id: Column<'plan_prices.plan_id'>
  readonly currency: Cast<'plan_prices.currency', Currency>
  readonly month_amount: Column<'plan_prices.month_amount'>
  readonly year_amount: Column<'plan_prices.year_amount'>
  readonly month_seat_amount: Column<'plan_prices.month_seat_amount'>
  readonly year_seat_amount: Column<'plan_prices.year_seat_amount'>
}

/** The current version of each price, by plan id. */
export async function readPrices(payload: Payload): Promise<ReadonlyMap<number, PriceVersion>> {
  const rows = await run<PriceRow>(
    payload,
    fragment`select distinct on (plan_id) id, plan_id, currency, month_amount, year_amount, month_seat_amount,
      year_seat_amount from plan_prices order by plan_id, id desc`,
  )
  return new Map(
    rows.map((row) => [
      row.plan_id,
      {
        priceVersion: row.id,
        currency: row.currency,
        prices: { month: amountOf(row.month_amount), year: amountOf(row.year_amount) },
        seatPrices: { month: amountOf(row.month_seat_amount), year: amountOf(row.year_seat_amount) },
      },
    ]),
  )
}

/** PostgreSQL's driver returns `bigint` as text. */
function amountOf(text: string | null): bigint | null {
  return text === null ? null : BigInt(text)
}
