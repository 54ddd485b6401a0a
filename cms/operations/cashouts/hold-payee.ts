import { logCommand } from '#cms/operations/audit/log-command.ts'
import { announceCashout } from '#cms/operations/cashouts/cashout-mails.ts'
import { CASHOUT_COLUMNS, type CashoutRow, lockContributor } from '#cms/operations/cashouts/cashout-row.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { lockPayeeById } from '#cms/operations/payees/lock-payee.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { decideHold, type HoldAction } from '#domain/cashouts/decide.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

interface HoldPayee {
  readonly actor: Holder
  readonly payee: string
  readonly action: HoldAction
  /** Of a hold the contributor reads it. */
  readonly reason: string
}

/**
 * Holds the payouts of all profiles of a payee, or lets them go on, whether there is a cashout or not. The contributor sees
 * the reason on the earnings page; an open cashout is announced by mail as well.
 */
export function holdPayee(
  payload: Payload,
  { actor, payee, action, reason }: HoldPayee,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'cashout.hold')
    if (!allowed.ok) return allowed
    const found = await lockPayeeById(transaction, payee)
    if (found === undefined) return refuse('not-found')
    const profiles = await transaction<{ id: Column<'contributors.id'> }>(fragment`
      select id from contributors where owner_id = ${found.user} order by id`)
    for (const { id } of profiles) await lockContributor(transaction, id)
    const isHeld = await isPayeeHeld(transaction, found.user)
    const decided = decideHold({ payees: [found.user], isHeld }, { action, actor: actor.id })
    if (!decided.ok) return decided
    // Without a profile there is nothing to pay out.
    if (profiles.length === 0) return refuse('state-changed')
    for (const { id } of profiles) await change(transaction, id, { action, reason, actor: actor.id })
    await logCommand(transaction, {
      actor,
      command: 'cashout.hold',
      resource: 'payees',
      record: payee,
      reason,
      before: { held: isHeld },
      after: { action, contributors: profiles.map(({ id }) => id) },
    })
    return accept(null)
  })
}

/** Whether the payouts of a profile of the account are held. */
async function isPayeeHeld(transaction: Transaction, user: string): Promise<boolean> {
  const [row] = await transaction<{ held: Computed<boolean> }>(fragment`
    select exists (select from cashout_holds h join contributors c on c.id = h.contributor_id
      where c.owner_id = ${user} and h.released_at is null) as held`)
  return row?.held ?? true
}

async function change(
  transaction: Transaction,
  contributor: number,
  { action, reason, actor }: { readonly action: HoldAction; readonly reason: string; readonly actor: string },
): Promise<void> {
  const [hold] = await transaction<{ id: Column<'cashout_holds.id'> }>(
    action === 'hold'
      ? fragment`
        insert into cashout_holds (contributor_id, reason, placed_by) values (${contributor}, ${reason}, ${actor})
        returning id`
      : fragment`
        update cashout_holds set released_by = ${actor}, released_at = now()
         where contributor_id = ${contributor} and released_at is null returning id`,
  )
  const [open] = await transaction<CashoutRow>(fragment`
    select ${CASHOUT_COLUMNS} from cashouts r
     where r.contributor_id = ${contributor} and r.state in ('requested', 'approved', 'processing')`)
  if (hold === undefined || open === undefined) return
  await announceCashout(transaction, open, {
    notice: action === 'hold' ? 'held' : 'released',
    reason: action === 'hold' ? reason : null,
    key: hold.id,
  })
}
