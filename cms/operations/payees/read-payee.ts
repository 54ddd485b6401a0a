import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { readSalesOfPayee } from '#cms/operations/yearly-reports/read-sales.ts'
import { decideHold, HOLD_ACTIONS, type HoldAction } from '#domain/cashouts/decide.ts'
import type { PayeeDetail } from '#domain/contract/payees.ts'
import { decisionsFor } from '#domain/payees/decide.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import { readPaymentDetails } from './read-details.ts'

/** A payee on its page in the console: everything masked, with what this actor may decide and reveal. */
export async function readPayee(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & PayeeDetail) | null> {
  const row = await readRow(payload, 'payees', id)
  const [payee] = await run<{ user_id: Column<'payees.user_id'> }>(
    payload,
    fragment`select user_id from payees where id = ${id}::uuid`,
  )
  if (row === null || payee === undefined) return null
  const user = payee.user_id
  const now = new Date()
  const details = await readPaymentDetails(payload, user, now)
  const held = await readHold(payload, user)
  const [newest = null] = details.tax_forms
  const states = { identity: details.identity?.state ?? null, taxForm: newest?.state ?? null }
  return {
    ...row,
    identity: details.identity,
    newest_form: newest,
    allowed_actions: [
      ...decisionsFor(states, { payee: user, actor: actor.id }).filter((decision) =>
        commandScope(actor, decision.endsWith('identity') ? 'identity.decide' : 'tax-form.decide'),
      ),
      ...holdsFor({ payee: user, held }, actor),
    ],
    held: held.reason,
    sales: await readSalesOfPayee(transactionOf(payload), user, now),
    may_reveal: user !== actor.id && commandScope(actor, 'payee.reveal') === 'all',
  }
}

interface Hold {
  /** Accounts without a profile are paid nothing. */
  readonly hasProfile: boolean
  /** Null where nothing is held. */
  readonly reason: string | null
}

async function readHold(payload: Payload, user: string): Promise<Hold> {
  const rows = await run<{ reason: Column<'cashout_holds.reason'> | null }>(
    payload,
    fragment`
      select h.reason from contributors c
        left join cashout_holds h on h.contributor_id = c.id and h.released_at is null
       where c.owner_id = ${user} order by h.placed_at nulls last`,
  )
  return { hasProfile: rows.length > 0, reason: rows[0]?.reason ?? null }
}

function holdsFor(
  { payee, held }: { readonly payee: string; readonly held: Hold },
  actor: Holder,
): readonly HoldAction[] {
  if (!held.hasProfile || commandScope(actor, 'cashout.hold') !== 'all') return []
  const isHeld = held.reason !== null
  return HOLD_ACTIONS.filter(
    (action) => decideHold({ payees: [payee], isHeld }, { action, actor: actor.id }).ok,
  )
}
