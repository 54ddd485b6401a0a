import { logCommand } from '#cms/operations/audit/log-command.ts'
import {
  CASHOUT_COLUMNS,
  type CashoutRow,
  decidedOf,
  lockContributor,
  readHindrances,
} from '#cms/operations/cashouts/cashout-row.ts'
import { moveCashout } from '#cms/operations/cashouts/move-cashout.ts'
import { readStandings } from '#cms/operations/cashouts/read-standing.ts'
import type { CashoutServices } from '#cms/operations/cashouts/request-cashout.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Cast, Column } from '#cms/operations/schema/columns.ts'
import { isPayday } from '#domain/cashouts/calendar.ts'
import { hindranceOf } from '#domain/cashouts/gates.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { refuseOwn } from '#domain/payouts/approval.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

/** Cashouts of one command, so that its locks are short; the next command takes more. PayPal takes 15,000 in a batch. */
const MOST = 500

interface FormBatches {
  readonly actor: Holder
  readonly reason: string
  readonly now: Date
}

type DueRow = CashoutRow & { readonly requested_at: Cast<'cashouts.created_at', number> }

/**
 * Puts approved cashouts whose payment days have come into batches, one for each method and currency. From then on they are
 * being sent. Those with a hindrance, such as a tax form that has ended, stay approved.
 */
export function formBatches(
  { payload, payees }: CashoutServices,
  { actor, reason, now }: FormBatches,
): Promise<Result<{ readonly batches: readonly string[]; readonly cashouts: number }>> {
  return inDecidedTransaction(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'cashout.pay')
    if (!allowed.ok) return allowed
    const approved = await lockApproved(transaction)
    const due = approved.filter(({ requested_at: at }) => isPayday(at, now.getTime()))
    if (due.length === 0) return refuse(approved.length === 0 ? 'cashout-none-to-send' : 'cashout-not-payday')
    const batches = new Map<string, string>()
    let cashouts = 0
    for (const row of due) {
      const standings = await readStandings(transaction, payees, row.contributor_id)
      const standing = standings.find((one) => one.standing.currency === row.currency)?.standing
      if (standing === undefined || hindranceOf(standing, now.getTime()) !== null) continue
      const hindrances = await readHindrances(transaction, row.contributor_id)
      if (!refuseOwn(decidedOf(row, hindrances).payees, actor.id).ok) continue
      const key = `${row.method} ${row.currency}`
      const batch = batches.get(key) ?? (await insertBatch(transaction, row, { actor: actor.id, at: now }))
      batches.set(key, batch)
      await moveCashout(transaction, row, { event: 'send', actor: actor.id, at: now, batch })
      cashouts += 1
    }
    if (cashouts === 0) return refuse('cashout-none-to-send')
    for (const record of batches.values())
      await logCommand(transaction, {
        actor,
        command: 'cashout.pay',
        resource: 'payout-batches',
        record,
        reason,
        before: {},
        after: { state: 'formed' },
      })
    return accept({ batches: [...batches.values()], cashouts })
  })
}

/** The oldest approved cashouts. Their contributors are locked first, in the order of their ids, as everywhere. */
async function lockApproved(transaction: Transaction): Promise<readonly DueRow[]> {
  const contributors = await transaction<{ contributor_id: Column<'cashouts.contributor_id'> }>(fragment`
    select contributor_id from (
      select contributor_id from cashouts where state = 'approved' order by created_at limit ${MOST}) oldest
     order by contributor_id`)
  for (const { contributor_id: id } of contributors) await lockContributor(transaction, id)
  const ids = contributors.map(({ contributor_id: id }) => id)
  return transaction<DueRow>(fragment`
    select ${CASHOUT_COLUMNS}, floor(extract(epoch from r.created_at) * 1000)::float8 as requested_at
      from cashouts r where r.state = 'approved' and r.contributor_id = any(${fragment.param(ids)}::int[])
     order by r.created_at for update of r`)
}

async function insertBatch(
  transaction: Transaction,
  { method, currency }: CashoutRow,
  { actor, at }: { readonly actor: string; readonly at: Date },
): Promise<string> {
  const [row] = await transaction<{ id: Column<'payout_batches.id'> }>(fragment`
    insert into payout_batches (method, currency, created_by, created_at)
    values (${method}, ${currency}, ${actor}, ${momentOf(at)}) returning id`)
  if (row === undefined) throw new Error('the batch was not written')
  return row.id
}
