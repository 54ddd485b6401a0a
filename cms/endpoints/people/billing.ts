import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { languageOf } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { environment } from '#cms/env.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { openPortal, readPaymentMethods } from '#cms/operations/checkout/billing-account.ts'
import { listTransactions } from '#cms/operations/orders/list-transactions.ts'
import { requestRefund } from '#cms/operations/payments/request-refund.ts'
import { changeRenewal } from '#cms/operations/subscriptions/change-renewal.ts'
import { confirmChange } from '#cms/operations/subscriptions/confirm-change.ts'
import { previewPlan } from '#cms/operations/subscriptions/preview-plan.ts'
import { previewSeats } from '#cms/operations/subscriptions/preview-seats.ts'
import { readHeldSubscriptions } from '#cms/operations/subscriptions/read-holdings.ts'
import { storeSurvey } from '#cms/operations/subscriptions/store-survey.ts'
import { paymentGateways } from '#cms/payment-gateways.ts'
import {
  cancellationSurveySchema,
  planChangeSchema,
  planPreviewSchema,
  portalSchema,
  refundSchema,
  renewalSchema,
  seatChangeSchema,
  seatPreviewSchema,
} from '#domain/contract/subscriptions.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { PeopleCall } from '#domain/permissions/people.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

/** What a user pays for and has paid, and the commands on it. Those that change a subscription answer with all of them. */
export const BILLING_ENDPOINTS: Endpoint[] = [
  call('list-orders', async (req, actor) =>
    respond('orders', await listTransactions(req.payload, personOf(actor).id)),
  ),
  call('list-payment-methods', async (req, actor) => {
    const methods = await readPaymentMethods(servicesOf(req), personOf(actor).id)
    return methods.ok ? respond('payment_methods', methods.value) : respondRefusal(methods)
  }),
  command('cancel-renewal', renewalSchema, (req, { subscription_uuid: subscription, version }, actor) =>
    changeRenewal(servicesOf(req), { actor, subscription, expected: version, renews: false }),
  ),
  command('resume-renewal', renewalSchema, (req, { subscription_uuid: subscription, version }, actor) =>
    changeRenewal(servicesOf(req), { actor, subscription, expected: version, renews: true }),
  ),
  command('change-seats', seatChangeSchema, (req, { seat_change_uuid: change }, actor) =>
    confirmChange(servicesOf(req), { actor, change, of: 'seats' }),
  ),
  command('change-plan', planChangeSchema, (req, { plan_change_uuid: change }, actor) =>
    confirmChange(servicesOf(req), { actor, change, of: 'plan' }),
  ),
  command('refund-payment', refundSchema, (req, { payment_uuid: payment }, actor) =>
    // Also of staff: what the rule does not allow is refunded in the console, with a note.
    requestRefund(servicesOf(req), { actor: { ...actor, roles: [] }, payment, note: null }),
  ),
  formCall('preview-seats', seatPreviewSchema, async (req, form, actor) => {
    const { subscription_uuid: subscription, version: expected, seats } = form
    const preview = await withBillingLimit(req, personOf(actor).id, () =>
      previewSeats(servicesOf(req), { actor: holderOf(req, actor), subscription, seats, expected }),
    )
    return preview.ok ? respond('seat_change', preview.value) : respondRefusal(preview)
  }),
  formCall('preview-plan', planPreviewSchema, async (req, form, actor) => {
    const {
      subscription_uuid: subscription,
      version: expected,
      plan_id: planId,
      billing_period: period,
    } = form
    const preview = await withBillingLimit(req, personOf(actor).id, () =>
      previewPlan(servicesOf(req), {
        actor: holderOf(req, actor),
        subscription,
        expected,
        planId,
        period,
        locale: languageOf(req),
      }),
    )
    return preview.ok ? respond('plan_change', preview.value) : respondRefusal(preview)
  }),
  formCall('answer-survey', cancellationSurveySchema, async (req, form, actor) => {
    const { subscription_uuid: subscription, ...survey } = form
    const stored = await withBillingLimit(req, personOf(actor).id, () =>
      storeSurvey(req.payload, { user: personOf(actor).id, subscription, ...survey }),
    )
    return stored.ok ? respond('survey', null) : respondRefusal(stored)
  }),
  formCall('open-portal', portalSchema, async (req, { redirect }, actor) => {
    const user = personOf(actor).id
    const services = { ...servicesOf(req), publicUrl: environment().PUBLIC_URL }
    const url = await withBillingLimit(req, user, () => openPortal(services, { user, redirect }))
    return url.ok ? respond('portal', { url: url.value }) : respondRefusal(url)
  }),
]

function servicesOf({ payload }: PayloadRequest) {
  return { payload, gateways: paymentGateways() }
}

/** The user with their role in the team in use. */
function holderOf(req: PayloadRequest, actor: Actor): Holder {
  const team = sessionOf(req)?.team ?? null
  return { ...personOf(actor), teams: team === null ? [] : [team] }
}

/** A command within the limit, answered with what the user holds after it. */
function command<F>(
  name: PeopleCall,
  schema: z.ZodType<F>,
  run: (req: PayloadRequest, form: F, actor: Holder) => Promise<Result<unknown>>,
): Endpoint {
  return formCall(name, schema, async (req, form, actor) => {
    const person = holderOf(req, actor)
    const done = await withBillingLimit(req, person.id, () => run(req, form, person))
    return done.ok
      ? respond(
          'subscriptions',
          await readHeldSubscriptions(req.payload, person.id, sessionOf(req)?.team?.id ?? null),
        )
      : respondRefusal(done)
  })
}

/** Commands that may ask a gateway, within one limit for each user. */
async function withBillingLimit<T>(
  { payload }: PayloadRequest,
  user: string,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  return (await withinLimit(payload, 'billing-account', user)) ? work() : refuse('too-many-attempts')
}
