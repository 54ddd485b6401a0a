import type { Endpoint } from 'payload'
import { renderEvidence } from '#cms/disputes/render-evidence.ts'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respond, respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint } from '#cms/endpoints/console/call.ts'
import { formCommand } from '#cms/endpoints/console/form-command.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { isUuid } from '#cms/operations/console/list-rows.ts'
import { answerDispute } from '#cms/operations/disputes/answer-dispute.ts'
import { takeEvidence } from '#cms/operations/disputes/take-evidence.ts'
import { paymentGateways } from '#cms/payment-gateways.ts'
import type { EvidenceFile } from '#domain/contract/console/disputes.ts'
import { staffReasonSchema } from '#domain/contract/subscriptions.ts'
import { DISPUTE_ACTIONS } from '#domain/disputes/dispute.ts'

/** The commands of finance on disputes: the evidence as a file, and the answer. */
export const DISPUTE_ENDPOINTS: readonly Endpoint[] = [
  commandEndpoint('post', 'dispute.answer', '/disputes/:id/evidence', async (req, { actor }) => {
    const dispute = pathParameter(req, 'id')
    if (!isUuid(dispute)) return respondError('not-found')
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = staffReasonSchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const facts = await takeEvidence(req.payload, { actor, dispute, ...form.data })
    if (!facts.ok) return respondRefusal(facts)
    const file: EvidenceFile = {
      name: `dispute-${dispute}.pdf`,
      base64: Buffer.from(await renderEvidence(facts.value)).toString('base64'),
    }
    return respond('file', file)
  }),
  ...DISPUTE_ACTIONS.map((action) =>
    formCommand(
      'dispute.answer',
      `/disputes/:id/${action}`,
      staffReasonSchema,
      (req, { reason }, { actor }) =>
        answerDispute(
          { payload: req.payload, gateways: paymentGateways() },
          { actor, dispute: pathParameter(req, 'id'), action, reason },
        ),
    ),
  ),
]
