import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respond, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint } from '#cms/endpoints/console/call.ts'
import { formCommand } from '#cms/endpoints/console/form-command.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { environment } from '#cms/env.ts'
import { commandBatch } from '#cms/operations/cashouts/command-batch.ts'
import { COMMAND_OF, commandCashout } from '#cms/operations/cashouts/decide-cashout.ts'
import { exportBatch } from '#cms/operations/cashouts/export-batch.ts'
import { formBatches } from '#cms/operations/cashouts/form-batches.ts'
import { PAYEES } from '#cms/payees.ts'
import { CASHOUT_ACTIONS } from '#domain/cashouts/decide.ts'
import { BATCH_ACTIONS } from '#domain/cashouts/decide-batch.ts'
import { cashoutIdSchema } from '#domain/contract/cashouts.ts'
import { exportFormSchema } from '#domain/contract/console/cashouts.ts'
import { staffReasonSchema } from '#domain/contract/subscriptions.ts'
import { refuse } from '#domain/errors/catalogue.ts'

/** The commands of finance on cashouts and batches, each with a reason for the audit log. */
export const CASHOUT_CONSOLE_ENDPOINTS: readonly Endpoint[] = [
  ...CASHOUT_ACTIONS.map((action) =>
    formCommand(
      COMMAND_OF[action],
      `/cashouts/:id/${action}`,
      staffReasonSchema,
      (req, { reason }, { actor }) =>
        commandCashout(req.payload, { actor, cashout: pathParameter(req, 'id'), action, reason }),
    ),
  ),
  ...BATCH_ACTIONS.map((action) =>
    formCommand(
      'cashout.pay',
      `/payout-batches/:id/${action}`,
      staffReasonSchema,
      (req, { reason }, { actor }) =>
        commandBatch(req.payload, { actor, batch: pathParameter(req, 'id'), action, reason }),
    ),
  ),
  formCommand('cashout.pay', '/payout-batches', staffReasonSchema, (req, { reason }, { actor }) =>
    formBatches(servicesOf(req), { actor, reason, now: new Date() }),
  ),
  commandEndpoint('post', 'cashout.pay', '/payout-batches/:id/export', async (req, { actor }) => {
    const id = cashoutIdSchema.safeParse(pathParameter(req, 'id'))
    if (!id.success) return respondRefusal(refuse('not-found'))
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = exportFormSchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const { PAYOUT_IBAN: iban = null, PAYOUT_BIC: bic = null } = environment()
    const exported = await exportBatch(servicesOf(req), {
      actor,
      batch: id.data,
      ...form.data,
      debtor: { iban, bic },
    })
    return exported.ok ? respond('file', exported.value) : respondRefusal(exported)
  }),
]

function servicesOf({ payload }: PayloadRequest) {
  return { payload, payees: PAYEES }
}
