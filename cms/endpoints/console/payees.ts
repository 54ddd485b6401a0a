import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint } from '#cms/endpoints/console/call.ts'
import { formCommand } from '#cms/endpoints/console/form-command.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { holdPayee } from '#cms/operations/cashouts/hold-payee.ts'
import { isUuid } from '#cms/operations/console/list-rows.ts'
import { decidePayee } from '#cms/operations/payees/decide-payee.ts'
import { revealPayee } from '#cms/operations/payees/reveal-payee.ts'
import { HOLD_ACTIONS } from '#domain/cashouts/decide.ts'
import { payeeDecisionSchema, revealSchema } from '#domain/contract/payees.ts'
import { staffReasonSchema } from '#domain/contract/subscriptions.ts'
import { PAYEE_DECISION_CODES } from '#domain/payees/decide.ts'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } } as const

/** The decisions of finance on payees, and one part of a payee in full. */
export const PAYEE_ENDPOINTS: readonly Endpoint[] = [
  ...PAYEE_DECISION_CODES.map((decision) =>
    formCommand(
      decision.endsWith('identity') ? 'identity.decide' : 'tax-form.decide',
      `/payees/:id/${decision}`,
      payeeDecisionSchema,
      (req, { expected, reason }, { actor }) =>
        decidePayee(req.payload, { actor, payee: pathParameter(req, 'id'), decision, expected, reason }),
    ),
  ),
  ...HOLD_ACTIONS.map((action) =>
    formCommand('cashout.hold', `/payees/:id/${action}`, staffReasonSchema, (req, { reason }, { actor }) =>
      holdPayee(req.payload, { actor, payee: pathParameter(req, 'id'), action, reason }),
    ),
  ),
  commandEndpoint('post', 'payee.reveal', '/payees/:id/reveal', async (req, { actor }) => {
    const payee = pathParameter(req, 'id')
    if (!isUuid(payee)) return respondError('not-found')
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = revealSchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const revealed = await revealPayee(req.payload, { actor, payee, ...form.data })
    return revealed.ok ? Response.json(revealed.value, NO_STORE) : respondRefusal(revealed)
  }),
]
