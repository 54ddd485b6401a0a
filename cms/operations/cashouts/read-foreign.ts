import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Computed } from '#cms/operations/schema/columns.ts'
import type { CashoutCurrency } from '#domain/cashouts/terms.ts'
import { SOURCE_COUNTRY } from '#domain/payees/withholding.ts'

/** Income whose customers are outside of the United States, in minor units of a currency. */
export interface ForeignIncome {
  /** Of earnings that were released, less what was reversed. */
  readonly earned: bigint
  /** In cashouts that were not rejected and did not fail. */
  readonly taken: bigint
}

/**
 * What a contributor earned from customers outside of the United States, and how much of it is in cashouts, by currency. An
 * order without a country is none of them.
 */
export async function readForeign(
  transaction: Transaction,
  contributor: number,
): Promise<ReadonlyMap<CashoutCurrency, ForeignIncome>> {
  const rows = await transaction<ForeignRow>(fragment`
    select currency, sum(earned)::text as earned, sum(taken)::text as taken from (
      select l.currency, l.amount as earned, 0 as taken from royalty_lines l
        left join royalty_pools q on q.id = l.pool_id
        left join subscriptions s on s.id = q.subscription_id
        left join payments p on p.id = l.payment_id
        join orders o on o.id = coalesce(s.order_id, p.order_id) and o.country <> ${SOURCE_COUNTRY}
        join royalty_earnings e on e.contributor_id = l.contributor_id and e.currency = l.currency
          and (e.close_id = q.close_id or e.payment_id = l.payment_id)
       where l.contributor_id = ${contributor} and e.released_at is not null
      union all
      select currency, 0, amount - us_source from cashouts
       where contributor_id = ${contributor} and state not in ('rejected', 'failed')) parts
     group by currency`)
  return new Map(
    rows.map(({ currency, earned, taken }) => [currency, { earned: BigInt(earned), taken: BigInt(taken) }]),
  )
}

interface ForeignRow extends Record<string, unknown> {
  readonly currency: Cast<'cashouts.currency', CashoutCurrency>
  readonly earned: Computed<string>
  readonly taken: Computed<string>
}
