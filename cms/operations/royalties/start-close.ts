import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload, run, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { closeMonth } from '#cms/operations/royalties/close-month.ts'
import { openClose } from '#cms/operations/royalties/close-row.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { StartCloseForm } from '#domain/contract/console/royalties.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'
import { monthOf, startOfMonth } from '#domain/time/months.ts'

interface Starting {
  readonly actor: Holder
  readonly form: StartCloseForm
  readonly now?: number
}

/**
 * Opens the close of an ended month before the worker does by itself. The worker prices and posts it within a minute. Months
 * are closed in their order: a later one would price the billing months of an earlier one as well.
 */
export function startClose(
  payload: Payload,
  { actor, form: { month, reason }, now = Date.now() }: Starting,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'month.close')
    if (!allowed.ok) return allowed
    const until = startOfMonth(monthOf(startOfMonth(month), 1))
    if (now < until) return refuseField('month', 'royalty-month-not-ended')
    await transaction(fragment`select pg_advisory_xact_lock(hashtextextended('royalty close by hand', 0))`)
    const { is_opened: isOpened, next, open } = await readOrder(transaction, month)
    if (isOpened) return refuse('royalty-month-opened')
    if (open !== null || (next !== null && month !== next))
      return refuseField('month', 'royalty-month-out-of-order')
    const { id, payments } = await openClose(transaction, { month, until })
    await logCommand(transaction, {
      actor,
      command: 'month.close',
      resource: 'royalty-closes',
      record: id,
      reason,
      before: {},
      after: { month, payments },
    })
    return accept(null)
  })
}

interface OrderRow extends Record<string, unknown> {
  readonly is_opened: Computed<boolean>
  /** The month that is not closed yet. */
  readonly open: Computed<string | null>
  /** The month to close next; null where nothing was closed or paid. */
  readonly next: Computed<string | null>
}

async function readOrder(transaction: Transaction, month: string): Promise<OrderRow> {
  const [row] = await transaction<OrderRow>(fragment`
    select exists (select from royalty_closes where month = ${`${month}-01`}::date) as is_opened,
      (select to_char(min(month), 'YYYY-MM') from royalty_closes where state <> 'closed') as open,
      to_char(coalesce((select max(month) + interval '1 month' from royalty_closes),
        (select min(p.period_start) at time zone 'UTC' from payments p where p.subscription_id is not null)),
        'YYYY-MM') as next`)
  return row ?? { is_opened: false, open: null, next: null }
}

/** Continues closes that were opened by hand or interrupted, oldest first. */
export async function continueCloses(payload: Payload, now = Date.now()): Promise<void> {
  const rows = await run<{ month: Computed<string> }>(
    payload,
    fragment`select to_char(month, 'YYYY-MM') as month from royalty_closes where state <> 'closed' order by month`,
  )
  for (const { month } of rows) if ((await closeMonth(payload, month, { now })) === null) return
}
