import { invalidateCaches } from '#cms/operations/cache/invalidate-caches.ts'
import { formBatches } from '#cms/operations/cashouts/form-batches.ts'
import { fragment, inTransaction, type Payload, run, type Transaction } from '#cms/operations/database.ts'
import { closeMonth } from '#cms/operations/royalties/close-month.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { writeDueStatements } from '#cms/operations/statements/write-due-statements.ts'
import { PAYEES } from '#cms/payees.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { monthOf, startOfMonth } from '#domain/time/months.ts'

/** What a contributor earned was earned this many days earlier. */
export function ageEarnings(
  payload: Payload,
  { contributor, days }: { readonly contributor: number; readonly days: number },
): Promise<void> {
  return withoutTriggers(payload, async (transaction) => {
    await transaction(fragment`
      update ledger_transactions set posted_at = posted_at - make_interval(days => ${days}::int)
       where id in (select transaction_id from ledger_entries where holder = ${String(contributor)})`)
  })
}

/** The payment days after the next ones begin: finance puts approved cashouts into batches. */
export async function beginPayday(payload: Payload, actor: Holder): Promise<void> {
  const now = new Date(Date.now() + 60 * DAY_MS)
  now.setUTCDate(25)
  const formed = await formBatches(
    { payload, payees: PAYEES },
    { actor, reason: 'The payment days begin', now },
  )
  if (!formed.ok) throw new Error(formed.code)
}

/** Closes the present month, or the one after the last that is closed, and publishes its statements. */
export async function closeNextMonth(payload: Payload): Promise<void> {
  const [row] = await run<{ last: Computed<string | null> }>(
    payload,
    fragment`select to_char(max(month), 'YYYY-MM') as last from royalty_closes where state = 'closed'`,
  )
  const present = monthOf(Date.now())
  const month = row?.last && row.last >= present ? monthOf(startOfMonth(row.last), 1) : present
  const now = startOfMonth(monthOf(startOfMonth(month), 1)) + 2 * DAY_MS
  if ((await closeMonth(payload, month, { now })) === null) throw new Error(`${month} was not closed`)
  await writeDueStatements(payload, { now })
  await invalidateCaches(payload, [CACHE_TAGS.statementMonths()])
}

/** The 30 days before a published version of the royalty rules are over. */
export function bringIntoForce(payload: Payload, version: number): Promise<void> {
  return withoutTriggers(payload, async (transaction) => {
    await transaction(fragment`
      update royalty_rules set published_at = now() - interval '31 days', in_force_from = now() - interval '1 second'
       where version = ${version}`)
  })
}

/** Changes rows that triggers keep as they are: time cannot be waited for. */
function withoutTriggers(payload: Payload, work: (transaction: Transaction) => Promise<void>): Promise<void> {
  return inTransaction(payload, async (transaction) => {
    await transaction(fragment`set local session_replication_role = replica`)
    await work(transaction)
  })
}
