import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { mailPayout } from '#cms/operations/payouts/payout-mails.ts'
import { lockAffiliate, readBalance } from '#cms/operations/payouts/payout-row.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { PayoutForm } from '#domain/contract/referrals.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { decideRequest, payoutRequestedPosting } from '#domain/referrals/payouts.ts'

interface RequestPayout {
  readonly user: string
  readonly form: PayoutForm
}

/**
 * Requests the whole available balance of an affiliate in a currency. Requests of one affiliate wait for each other, and the
 * money leaves the balance in the transaction of its request.
 */
export function requestPayout(
  payload: Payload,
  { user, form: { currency, address } }: RequestPayout,
): Promise<Result<{ readonly uuid: string }>> {
  return inDecidedTransaction(payload, async (transaction) => {
    if (!(await lockAffiliate(transaction, user))) return refuse('payout-below-minimum')
    const open = await transaction(fragment`
      select 1 from affiliate_payouts
       where user_id = ${user} and currency = ${currency} and state in ('requested', 'approved')`)
    const balance = await readBalance(transaction, { user, currency })
    const decided = decideRequest(balance, { currency, hasOpen: open.length > 0 })
    if (!decided.ok) return decided
    const amount = decided.value
    const [row] = await transaction<{ id: Column<'affiliate_payouts.id'> }>(fragment`
      insert into affiliate_payouts (user_id, currency, amount, address)
      values (${user}, ${currency}, ${String(amount.amount)}::bigint, ${address}) returning id`)
    if (row === undefined) throw new Error('the payout was not written')
    await post(transaction, [payoutRequestedPosting({ id: row.id, payee: user, amount })])
    await mailPayout(transaction, { template: 'payout-requested', payout: row.id, user, amount })
    await logCommand(transaction, {
      actor: { id: user, roles: [] },
      command: 'affiliate-payout.request',
      resource: 'affiliate-payouts',
      record: row.id,
      reason: null,
      before: {},
      after: { amount: String(amount.amount), currency },
    })
    return accept({ uuid: row.id })
  })
}
