import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { decidedOf, PAYOUT_COLUMNS, type PayoutRow } from '#cms/operations/payouts/payout-row.ts'
import type { PayoutDetail } from '#domain/contract/console/billing.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import { payoutActionsFor } from '#domain/referrals/payouts.ts'

/** A payout to an affiliate with the commands that this actor can give on it. */
export async function readPayout(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & PayoutDetail) | null> {
  const row = await readRow(payload, 'affiliate-payouts', id)
  const [payout] = await run<PayoutRow>(
    payload,
    fragment`select ${PAYOUT_COLUMNS} from affiliate_payouts p where p.id = ${id}::uuid`,
  )
  if (row === null || payout === undefined) return null
  const holds = commandScope(actor, 'affiliate-payout.approve') === 'all'
  return { ...row, allowed_actions: holds ? payoutActionsFor(decidedOf(payout), actor.id) : [] }
}
