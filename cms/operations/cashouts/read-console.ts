import { CASHOUT_COLUMNS, type CashoutRow, decidedOf } from '#cms/operations/cashouts/cashout-row.ts'
import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { cashoutActionsFor } from '#domain/cashouts/decide.ts'
import { batchActionsFor } from '#domain/cashouts/decide-batch.ts'
import type { BatchDetail, CashoutDetail, CashoutStep } from '#domain/contract/console/cashouts.ts'
import { BANK_FILES } from '#domain/payouts/bank-file.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'

type ShownRow = CashoutRow & { readonly held: Column<'cashout_holds.reason'> | null }

type StepRow = Columns<'cashout_events', 'id' | 'reason' | 'at'> & {
  readonly event: Computed<CashoutStep['event']>
  readonly cashout_state: Computed<CashoutStep['cashout_state']>
  readonly actor: Column<'users.email'> | null
} & Record<string, unknown>

/** A cashout with its steps, and the commands that this actor can give on it. */
export async function readCashout(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & CashoutDetail) | null> {
  const row = await readRow(payload, 'cashouts', id)
  const [cashout] = await run<ShownRow>(
    payload,
    fragment`
      select ${CASHOUT_COLUMNS}, h.reason as held from cashouts r
        left join cashout_holds h on h.contributor_id = r.contributor_id and h.released_at is null
       where r.id = ${id}::uuid`,
  )
  if (row === null || cashout === undefined) return null
  const steps = await run<StepRow>(
    payload,
    fragment`
      select e.id, e.event, e.to_state as cashout_state, u.email as actor, e.reason, e.at
        from cashout_events e left join users u on u.id = e.actor_id where e.cashout_id = ${id}::uuid order by e.id`,
  )
  const holds = commandScope(actor, 'cashout.approve') === 'all'
  const decided = decidedOf(cashout, { isHeld: cashout.held !== null, owes: false })
  return {
    ...row,
    held: cashout.held,
    events: steps.map((step) => ({ ...step, id: Number(step.id), at: new Date(step.at).toISOString() })),
    allowed_actions: holds ? cashoutActionsFor(decided, actor.id) : [],
  }
}

/** A batch with its files for a bank, and the commands that its state allows. */
export async function readBatch(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & BatchDetail) | null> {
  const row = await readRow(payload, 'payout-batches', id)
  const [batch] = await run<Columns<'payout_batches', 'method' | 'state'> & Record<string, unknown>>(
    payload,
    fragment`select method, state from payout_batches where id = ${id}::uuid`,
  )
  if (row === null || batch === undefined) return null
  const holds = commandScope(actor, 'cashout.pay') === 'all'
  const hasFiles = holds && batch.method === 'bank' && batch.state !== 'settled'
  return {
    ...row,
    files: hasFiles ? BANK_FILES : [],
    allowed_actions: holds ? batchActionsFor(batch) : [],
  }
}
