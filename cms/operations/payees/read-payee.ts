import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
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
  const details = await readPaymentDetails(payload, user, new Date())
  const [newest = null] = details.tax_forms
  const states = { identity: details.identity?.state ?? null, taxForm: newest?.state ?? null }
  return {
    ...row,
    identity: details.identity,
    newest_form: newest,
    allowed_actions: decisionsFor(states, { payee: user, actor: actor.id }).filter((decision) =>
      commandScope(actor, decision.endsWith('identity') ? 'identity.decide' : 'tax-form.decide'),
    ),
    may_reveal: user !== actor.id && commandScope(actor, 'payee.reveal') === 'all',
  }
}
