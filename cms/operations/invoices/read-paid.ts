import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Columns, Computed } from '#cms/operations/schema/columns.ts'

/** What documents state of a payment. */
export type PaidRow = Columns<
  'payments',
  | 'id'
  | 'gateway'
  | 'currency'
  | 'amount'
  | 'tax'
  | 'jurisdiction'
  | 'reverse_charge'
  | 'period_start'
  | 'period_end'
  | 'user_id'
  | 'team_id'
> & {
  readonly tax_lines: Cast<'payments.tax_lines', unknown>
  /** What a coupon took off the order, for its first payment. */
  readonly discount: Computed<string>
} & Record<string, unknown>

/** @throws Error for an unknown payment */
export async function readPaid(transaction: Transaction, id: string): Promise<PaidRow> {
  const [row] = await transaction<PaidRow>(fragment`
    select p.id, p.gateway, p.currency, p.amount, p.tax, p.jurisdiction, p.tax_lines, p.reverse_charge,
      p.period_start, p.period_end, p.user_id, p.team_id,
      (case when exists (select 1 from payments q where q.order_id = p.order_id and q.id <> p.id) then 0
        else o.discount end)::text as discount
      from payments p join orders o on o.id = p.order_id where p.id = ${id}::uuid`)
  if (row === undefined) throw new Error(`no payment ${id}`)
  return row
}
