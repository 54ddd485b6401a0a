import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { mailPayout } from '#cms/operations/payouts/payout-mails.ts'
import {
  decidedOf,
  lockAffiliate,
  PAYOUT_COLUMNS,
  type PayoutRow,
  readBalance,
} from '#cms/operations/payouts/payout-row.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'
import {
  decidePayout,
  type PayoutAction,
  type PayoutState,
  payoutPaidPosting,
  payoutRefusedPosting,
} from '#domain/referrals/payouts.ts'

/** The permission of each command. */
const COMMANDS = {
  approve: 'affiliate-payout.approve',
  refuse: 'affiliate-payout.approve',
  pay: 'affiliate-payout.pay',
} as const satisfies Record<PayoutAction, string>

interface DecidePayout {
  readonly actor: Holder
  readonly payout: string
  readonly action: PayoutAction
  /** Why; of a refusal the affiliate reads it, of a payment it is PayPal's reference. */
  readonly reason: string
}

/** Approves, refuses or marks a payout as paid, with its posting, its mail and its entry in the log in one transaction. */
export function decideAffiliatePayout(
  payload: Payload,
  { actor, payout, action, reason }: DecidePayout,
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, COMMANDS[action])
    if (!allowed.ok) return allowed
    const row = await lockPayout(transaction, payout)
    if (row === undefined) return refuse('not-found')
    const balance = await readBalance(transaction, { user: row.user_id, currency: row.currency })
    const next = decidePayout(decidedOf(row), { action, actor: actor.id, balance })
    if (!next.ok) return next
    await write(transaction, row, { next: next.value, actor: actor.id, reason })
    await logCommand(transaction, {
      actor,
      command: COMMANDS[action],
      resource: 'affiliate-payouts',
      record: payout,
      reason,
      before: { state: row.state },
      after: { state: next.value, amount: row.amount, currency: row.currency },
    })
    return accept(null)
  })
}

/** The payout, with those of its affiliate locked first as everywhere. */
async function lockPayout(transaction: Transaction, id: string): Promise<PayoutRow | undefined> {
  const [found] = await transaction<{ user_id: Column<'affiliate_payouts.user_id'> }>(
    fragment`select user_id from affiliate_payouts where id = ${id}::uuid`,
  )
  if (found === undefined) return undefined
  await lockAffiliate(transaction, found.user_id)
  const [row] = await transaction<PayoutRow>(
    fragment`select ${PAYOUT_COLUMNS} from affiliate_payouts p where p.id = ${id}::uuid for update`,
  )
  return row
}

/** Without an account, a settled payout needs no address any more. */
const KEPT_ADDRESS = fragment`case when exists (
  select from users u where u.id = affiliate_payouts.user_id and u.deleted_at is null) then address end`

interface Change {
  readonly next: PayoutState
  readonly actor: string
  readonly reason: string
}

async function write(
  transaction: Transaction,
  row: PayoutRow,
  { next, actor, reason }: Change,
): Promise<void> {
  const { amount, payee } = decidedOf(row)
  const posted = { id: row.id, payee, amount }
  const mailed = { payout: row.id, user: payee, amount }
  const where = fragment`where id = ${row.id}::uuid and state = ${row.state} returning id`
  let written: readonly unknown[] = []
  if (next === 'requested')
    written = await transaction(fragment`update affiliate_payouts set first_approver_id = ${actor} ${where}`)
  if (next === 'approved')
    written = await transaction(fragment`
      update affiliate_payouts set state = 'approved', approver_id = ${actor}, approved_at = now() ${where}`)
  if (next === 'paid') {
    written = await transaction(fragment`
      update affiliate_payouts set state = 'paid', address = ${KEPT_ADDRESS}, settled_by = ${actor}, settled_at = now(), transfer = ${reason} ${where}`)
    await post(transaction, [{ ...payoutPaidPosting(posted), actor, reason }])
    await mailPayout(transaction, { template: 'payout-paid', ...mailed })
  }
  if (next === 'refused') {
    written = await transaction(fragment`
      update affiliate_payouts set state = 'refused', address = ${KEPT_ADDRESS}, settled_by = ${actor}, settled_at = now(), reason = ${reason} ${where}`)
    await post(transaction, [{ ...payoutRefusedPosting(posted), actor, reason }])
    await mailPayout(transaction, { template: 'payout-refused', ...mailed, reason })
  }
  if (written.length !== 1) throw new Error(`the payout ${row.id} is not ${row.state}`)
}
