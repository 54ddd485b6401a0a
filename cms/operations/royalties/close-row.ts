import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import type { Cast, Columns } from '#cms/operations/schema/columns.ts'

/** The close of a month, with its progress. */
export interface CloseRow
  extends Record<string, unknown>,
    Columns<
      'royalty_closes',
      | 'id'
      | 'after_payment'
      | 'payments'
      | 'priced_payments'
      | 'pools'
      | 'unused_pools'
      | 'lines'
      | 'earnings'
      | 'posted_earnings'
    > {
  readonly state: Cast<'royalty_closes.state', 'pricing' | 'posting' | 'closed'>
}

const COLUMNS: SQL = fragment`id, state, after_payment, payments, priced_payments, pools, unused_pools, lines, earnings,
  posted_earnings`

/** The payments `p` with billing months that are not closed, which are in `royalty_open_payments`. */
export const OPEN_PAYMENTS: SQL = fragment`royalty_open_payments o join payments p on p.id = o.payment_id`

/** Those that may have billing months to close until a moment. A disputed one waits for the decision. */
export function openUntil(until: number): SQL {
  return fragment`p.dispute is distinct from 'open' and p.period_start < ${momentOrNull(until)}`
}

/** The close of a month; the first time it is opened, with the number of payments to price. */
export async function openClose(
  transaction: Transaction,
  { month, until }: { readonly month: string; readonly until: number },
): Promise<CloseRow> {
  const day = `${month.slice(0, 7)}-01`
  await transaction(fragment`
    insert into royalty_closes (month, payments)
    select ${day}::date, (select count(*) from ${OPEN_PAYMENTS} where ${openUntil(until)})
    where not exists (select from royalty_closes where month = ${day}::date)
    on conflict (month) do nothing`)
  return only(
    await transaction<CloseRow>(fragment`select ${COLUMNS} from royalty_closes where month = ${day}::date`),
  )
}

/** Changes the row of a close. @param set the columns, in SQL */
export async function changeClose(
  transaction: Transaction,
  { id, state }: CloseRow,
  set: SQL,
): Promise<CloseRow> {
  return only(
    await transaction<CloseRow>(fragment`
      update royalty_closes set ${set} where id = ${id} and state = ${state} returning ${COLUMNS}`),
  )
}

export function finishClose(transaction: Transaction, close: CloseRow, now: number): Promise<CloseRow> {
  return changeClose(transaction, close, fragment`state = 'closed', closed_at = ${momentOrNull(now)}`)
}

function only(rows: readonly CloseRow[]): CloseRow {
  const [row] = rows
  if (row === undefined) throw new Error('the close of the month is in another state')
  return row
}
