import { logCommand } from '#cms/operations/audit/log-command.ts'
import { announceCashout } from '#cms/operations/cashouts/cashout-mails.ts'
import {
  type CashoutRow,
  decidedOf,
  lockCashout,
  readHindrances,
} from '#cms/operations/cashouts/cashout-row.ts'
import { moveCashout } from '#cms/operations/cashouts/move-cashout.ts'
import { settleBatch } from '#cms/operations/cashouts/settle-batch.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import {
  type CashoutAction,
  type DecidingAction,
  decideCashout,
  decideHold,
} from '#domain/cashouts/decide.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'

/** The permission of each command. */
export const COMMAND_OF = {
  approve: 'cashout.approve',
  reject: 'cashout.approve',
  pay: 'cashout.pay',
  fail: 'cashout.pay',
  hold: 'cashout.hold',
  release: 'cashout.hold',
} as const satisfies Record<CashoutAction, Command>

interface DecideCashout {
  readonly actor: Holder
  readonly cashout: string
  readonly action: CashoutAction
  /** The contributor reads it of a rejection, a failure and a hold; of a payment it is the reference of the bank. */
  readonly reason: string
}

/** Runs a command of finance on a cashout: its change, posting, mail and entry in the log are one transaction. */
export function commandCashout(
  payload: Payload,
  { actor, cashout, action, reason }: DecideCashout,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, COMMAND_OF[action])
    if (!allowed.ok) return allowed
    const row = await lockCashout(transaction, cashout)
    if (row === undefined) return refuse('not-found')
    const given = { actor: actor.id, reason }
    const done =
      action === 'hold' || action === 'release'
        ? await changeHold(transaction, row, { action, ...given })
        : await decide(transaction, row, { action, ...given })
    if (!done.ok) return done
    await logCommand(transaction, {
      actor,
      command: COMMAND_OF[action],
      resource: 'cashouts',
      record: cashout,
      reason,
      before: { state: row.state },
      after: { action, amount: row.amount, currency: row.currency },
    })
    return accept(null)
  })
}

interface Given<A extends CashoutAction> {
  readonly action: A
  readonly actor: string
  readonly reason: string
}

async function decide(
  transaction: Transaction,
  row: CashoutRow,
  { action, actor, reason }: Given<DecidingAction>,
): Promise<Result<null>> {
  const hindrances = await readHindrances(transaction, row.contributor_id)
  const next = decideCashout(decidedOf(row, hindrances), { action, actor })
  if (!next.ok) return next
  if (action === 'approve' && next.value === 'requested') {
    await transaction(fragment`update cashouts set first_approver_id = ${actor} where id = ${row.id}::uuid`)
    await transaction(fragment`
      insert into cashout_events (cashout_id, event, to_state, actor_id)
      values (${row.id}::uuid, 'approve', 'requested', ${actor})`)
  } else if (action === 'approve') await moveCashout(transaction, row, { event: 'approve', actor })
  else if (action === 'pay') await moveCashout(transaction, row, { event: 'pay', actor, transfer: reason })
  else await moveCashout(transaction, row, { event: action, actor, reason })
  if (row.batch_id !== null) await settleBatch(transaction, row.batch_id)
  return accept(null)
}

/** A hold stops new requests, approvals and sending of all cashouts of a contributor. */
async function changeHold(
  transaction: Transaction,
  row: CashoutRow,
  { action, actor, reason }: Given<'hold' | 'release'>,
): Promise<Result<null>> {
  const hindrances = await readHindrances(transaction, row.contributor_id)
  const allowed = decideHold(decidedOf(row, hindrances), { action, actor })
  if (!allowed.ok) return allowed
  const [hold] = await transaction<{ id: Column<'cashout_holds.id'> }>(
    action === 'hold'
      ? fragment`
        insert into cashout_holds (contributor_id, reason, placed_by) values (${row.contributor_id}, ${reason}, ${actor})
        returning id`
      : fragment`
        update cashout_holds set released_by = ${actor}, released_at = present()
         where contributor_id = ${row.contributor_id} and released_at is null returning id`,
  )
  if (hold === undefined) throw new Error(`the hold of ${row.contributor_id} was not changed`)
  await announceCashout(transaction, row, {
    notice: action === 'hold' ? 'held' : 'released',
    reason: action === 'hold' ? reason : null,
    key: hold.id,
  })
  return accept(null)
}
