import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { languageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respond, respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, commandEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { respondInvoice } from '#cms/endpoints/respond-invoice.ts'
import { resolveDifference } from '#cms/operations/billing-desk/resolve-difference.ts'
import { readTransaction } from '#cms/operations/invoices/read-transactions.ts'
import { requestRefund } from '#cms/operations/payments/request-refund.ts'
import { changeRenewal } from '#cms/operations/subscriptions/change-renewal.ts'
import { endByStaff } from '#cms/operations/subscriptions/end-by-staff.ts'
import { retryWebhook } from '#cms/operations/webhooks/retry-webhook.ts'
import { paymentGateways } from '#cms/payment-gateways.ts'
import { staffReasonSchema, staffRenewalSchema } from '#domain/contract/subscriptions.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import type { Command } from '#domain/permissions/commands.ts'

/** The commands of staff on payments, subscriptions and webhooks, each with a reason for the audit log. */
export const PAYMENT_CONSOLE_ENDPOINTS: readonly Endpoint[] = [
  command('webhook.retry', '/webhooks/:id/retry', staffReasonSchema, (req, { reason }, { actor }) =>
    retryWebhook(req.payload, { actor, event: pathParameter(req, 'id'), reason }),
  ),
  command(
    'difference.resolve',
    '/payment-differences/:id/resolve',
    staffReasonSchema,
    (req, { reason }, { actor }) =>
      resolveDifference(req.payload, { actor, difference: pathParameter(req, 'id'), reason }),
  ),
  command('refund.grant', '/payments/:id/refund', staffReasonSchema, (req, { reason }, { actor }) =>
    requestRefund(servicesOf(req), { actor, payment: pathParameter(req, 'id'), note: reason }),
  ),
  command(
    'subscription.end',
    '/subscriptions/:id/end',
    staffRenewalSchema,
    (req, { reason, version: expected }, { actor }) =>
      endByStaff(req.payload, { actor, subscription: pathParameter(req, 'id'), expected, reason }),
  ),
  commandEndpoint('get', 'customer.read', '/invoices/:id/pdf', async (req) => {
    const transaction = pathParameter(req, 'id')
    const found = await readTransaction(req.payload, { user: null, transaction })
    return found.ok ? respondInvoice(found.value, languageOf(req)) : respondRefusal(found)
  }),
  ...([false, true] as const).map((renews) =>
    command(
      renews ? 'subscription.resume' : 'subscription.cancel',
      `/subscriptions/:id/${renews ? 'resume' : 'cancel'}`,
      staffRenewalSchema,
      (req, { reason, version: expected }, { actor }) => {
        const subscription = pathParameter(req, 'id')
        return changeRenewal(servicesOf(req), { actor, subscription, renews, expected, reason })
      },
    ),
  ),
]

function servicesOf({ payload }: PayloadRequest) {
  return { payload, gateways: paymentGateways() }
}

/** Paths of records that have numbers; the others have UUIDs. */
const NUMBERED = /^\/(?:webhooks|payment-differences)\//
const NUMBER = /^\d{1,18}$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function command<F>(
  name: Command,
  path: string,
  schema: z.ZodType<F>,
  run: (req: PayloadRequest, form: F, caller: ConsoleCaller) => Promise<Result<unknown>>,
): Endpoint {
  return commandEndpoint('post', name, path, async (req, caller) => {
    const id = NUMBERED.test(path) ? NUMBER : UUID
    if (!id.test(pathParameter(req, 'id'))) return respondError('not-found')
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = schema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const done = await run(req, form.data, caller)
    return done.ok ? respond('done', true) : respondRefusal(done)
  })
}
