import { z } from 'zod'
import { buildInvoice, toInvoiceLine } from '../billing/build-invoice.ts'
import { chargeLines, endOfPeriod } from '../billing/change.ts'
import { amountOff, couponOf, sourceOf } from '../billing/discounts.ts'
import { finalizeInvoice, moveInvoice, payInvoice } from '../billing/pay-invoice.ts'
import { defaultMethod } from '../billing/renew.ts'
import { previewChange } from '../billing/update.ts'
import { invalid } from '../errors.ts'
import type { Invoice } from '../objects/invoice.ts'
import { page, within } from '../paging.ts'
import * as P from '../parameters.ts'
import { get, KeptReply, post, type Route } from '../route.ts'
import { find, type StripeState } from '../state.ts'
import { attachMethod } from './payment-methods.ts'
import { recurringPrice, requireOneCycle } from './recurring-price.ts'
import { wantedChange } from './update-subscription.ts'

const preview = z.strictObject({
  customer: P.id.optional(),
  discounts: P.unsettable(P.discounts).optional(),
  preview_mode: z.enum(['next']).optional(),
  subscription: P.id.optional(),
  subscription_details: z
    .strictObject({
      billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
      items: z.array(P.changedItem).max(20).optional(),
      proration_behavior: P.prorationBehavior.optional(),
      proration_date: P.timestamp.optional(),
    })
    .optional(),
})
const list = z.strictObject({
  ...P.paging,
  created: P.created,
  customer: P.id.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: P.id.optional(),
})
const pay = z.strictObject({ off_session: P.flag.optional(), payment_method: P.id.optional() })

export const invoiceRoutes: readonly Route[] = [
  post('/v1/invoices/create_preview', preview, previewInvoice),
  get('/v1/invoices', list, (state, { customer, status, subscription, created, ...paging }) => {
    const chosen = state.invoices
      .list({ customer, status })
      .filter((one) => within(created, one.created))
      .filter(
        (one) => subscription === undefined || one.parent?.subscription_details.subscription === subscription,
      )
    return page('/v1/invoices', chosen, paging)
  }),
  get('/v1/invoices/:id', P.none, (state, _, id) => find(state.invoices, 'invoice', id)),
  get('/v1/invoices/:id/lines', z.strictObject(P.paging), (state, paging, id) =>
    page(`/v1/invoices/${id}/lines`, find(state.invoices, 'invoice', id).lines.data, paging),
  ),
  post('/v1/invoices/:id/pay', pay, payByApi),
  post('/v1/invoices/:id/void', P.none, (state, _, id) => {
    const voided = state.invoices.put(moveInvoice(find(state.invoices, 'invoice', id), 'voided'))
    state.timers.clear('stripe.retry', id)
    state.emit('invoice.voided', voided)
    return voided
  }),
  post('/v1/invoices/:id/finalize', z.strictObject({ auto_advance: P.flag.optional() }), (state, _, id) =>
    finalizeInvoice(state, find(state.invoices, 'invoice', id)),
  ),
  get(
    '/v1/invoice_payments',
    z.strictObject({ ...P.paging, invoice: P.id.optional() }),
    (state, { invoice, ...paging }) => {
      const invoices =
        invoice === undefined ? state.invoices.list() : [find(state.invoices, 'invoice', invoice, 'invoice')]
      return page(
        '/v1/invoice_payments',
        invoices.flatMap(({ payments }) => payments.data),
        paging,
      )
    },
  ),
]

function previewInvoice(state: StripeState, given: z.infer<typeof preview>): Invoice {
  const details = given.subscription_details ?? {}
  if (given.subscription === undefined) return previewNew(state, given)
  const subscription = find(state.subscriptions, 'subscription', given.subscription, 'subscription')
  if (subscription.ended_at !== null)
    throw invalid(
      'The subscription has ended and has no next invoice.',
      'subscription',
      'invoice_upcoming_none',
    )
  const unchanged = !details.items && details.billing_cycle_anchor !== 'now'
  if (unchanged && subscription.cancel_at_period_end)
    throw invalid(
      'The subscription ends with its period and has no next invoice.',
      'subscription',
      'invoice_upcoming_none',
    )
  const wanted = wantedChange(state, subscription, details)
  return previewChange(state, subscription, unchanged ? { ...wanted, behavior: 'none' } : wanted)
}

/** The first invoice of a subscription that does not exist yet. */
function previewNew(
  state: StripeState,
  { customer, subscription_details, discounts }: z.infer<typeof preview>,
): Invoice {
  if (customer === undefined)
    throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
  const items = (subscription_details?.items ?? []).map((item, index) => ({
    id: `si_preview_${index}`,
    price: recurringPrice(state, item, `subscription_details[items][${index}]`),
    quantity: item.quantity ?? 1,
  }))
  if (items.length === 0)
    throw invalid(
      'Missing required param: subscription_details[items].',
      'subscription_details[items]',
      'parameter_missing',
    )
  requireOneCycle(items.map(({ price }) => price))
  const now = state.clock.now()
  const lines = chargeLines(items, { start: now, end: endOfPeriod(items, now) }).map((line) =>
    toInvoiceLine(line, null),
  )
  const invoice = buildInvoice(state, {
    customer: find(state.customers, 'customer', customer, 'customer'),
    subscription: null,
    lines,
    reason: 'upcoming',
    discount: null,
  })
  const source = sourceOf(state, discounts ?? undefined, customer)
  if (source === null) return invoice
  const off = amountOff(couponOf(state, source, customer), invoice.subtotal)
  const due = Math.max(0, invoice.amount_due - off)
  return { ...invoice, total: invoice.total - off, amount_due: due, amount_remaining: due }
}

function payByApi(
  state: StripeState,
  { payment_method }: z.infer<typeof pay>,
  id: string,
): Invoice | KeptReply {
  const invoice = find(state.invoices, 'invoice', id)
  if (invoice.status === 'paid') throw invalid('Invoice is already paid.', undefined, 'invoice_already_paid')
  if (invoice.status !== 'open') moveInvoice(invoice, 'paid')
  const of = invoice.parent?.subscription_details.subscription
  const subscription = of === undefined ? null : state.subscriptions.get(of)
  const method = payment_method
    ? attachMethod(state, payment_method, invoice.customer)
    : subscription && defaultMethod(state, subscription)
  const paid = payInvoice(state, invoice, method)
  if (paid.status === 'paid') return paid
  const [payment] = paid.payments.data
  const intent = payment && state.intents.get(payment.payment.payment_intent)
  const error = intent?.last_payment_error ?? {
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
    message: 'This payment requires additional user action before it can be completed successfully.',
  }
  return new KeptReply(402, { error })
}
