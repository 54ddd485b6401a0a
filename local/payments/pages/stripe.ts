import { z } from 'zod'
import { cardByNumber } from '../core/cards.ts'
import { completeSession, successUrl } from '../stripe/billing/complete-session.ts'
import { saveSubscription } from '../stripe/billing/move-subscription.ts'
import { failAuthentication, payIntent } from '../stripe/billing/pay-intent.ts'
import { afterIntent, payInvoice } from '../stripe/billing/pay-invoice.ts'
import { StripeError } from '../stripe/errors.ts'
import { attachMethod, createMethod } from '../stripe/resources/payment-methods.ts'
import { updateSubscription } from '../stripe/resources/update-subscription.ts'
import { find, type StripeState } from '../stripe/state.ts'
import { checkoutPage, confirmationPage } from './checkout.ts'
import { html, layout } from './layout.ts'
import { invoicePage, portalPage } from './portal.ts'

export type PageAnswer = { readonly html: string; readonly status?: number } | { readonly location: string }
export type Fields = Readonly<Record<string, string>>

/** Answers a hosted page; `fields` is the form of a POST, else null. Each act is one transaction. */
export function answerPage(state: StripeState, path: string, fields: Fields | null): PageAnswer {
  const [, kind, id = ''] = /^\/stripe\/([\w-]+)\/(\w+)$/.exec(path) ?? []
  const page = PAGES[kind ?? '']
  if (!page) return { html: layout('Not found', html`<p>There is no such page.</p>`), status: 404 }
  try {
    return state.store.transaction(() => page(state, id, fields))
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return { html: layout('Not possible', html`<p>${error.message}</p>`), status: error.status }
  }
}

const PAGES: Readonly<Record<string, (state: StripeState, id: string, fields: Fields | null) => PageAnswer>> =
  {
    checkout: checkout,
    portal: portal,
    invoices: invoice,
    '3d-secure': secure,
  }

const email = z.email()

function checkout(state: StripeState, id: string, fields: Fields | null): PageAnswer {
  const session = find(state.sessions, 'checkout.session', id)
  if (fields === null) return { html: checkoutPage(state, session) }
  if (fields.act === 'abandon')
    return session.cancel_url ? { location: session.cancel_url } : { html: checkoutPage(state, session) }
  if (fields.act === 'fail')
    return {
      html: checkoutPage(state, session, 'The bank did not confirm the payment. Choose another card.'),
    }
  if (fields.email && !email.safeParse(fields.email).success)
    return { html: checkoutPage(state, session, 'The email is not an address.') }
  const result = completeSession(state, id, {
    card: fields.card ?? '',
    email: fields.email || null,
    name: fields.name?.slice(0, 200) || null,
    country: /^[A-Za-z]{2}$/.test(fields.country ?? '') ? (fields.country ?? '').toUpperCase() : null,
    confirmed: fields.act === 'confirm',
  })
  if (result.kind === 'complete') return { location: successUrl(result.session) }
  if (result.kind === 'declined') return { html: checkoutPage(state, session, result.message) }
  const { card = '', email: to = '', name = '', country = '' } = fields
  return { html: confirmationPage({ card, email: to, name, country }) }
}

function portal(state: StripeState, id: string, fields: Fields | null): PageAnswer {
  const session = find(state.portals, 'billing portal session', id)
  if (fields === null) return { html: portalPage(state, session) }
  if (fields.act === 'card')
    return { html: portalPage(state, session, replaceCard(state, session.customer, fields)) }
  const subscription = find(state.subscriptions, 'subscription', fields.subscription ?? '')
  if (subscription.customer === session.customer)
    updateSubscription(state, { cancel_at_period_end: fields.act === 'cancel' }, subscription.id)
  return { html: portalPage(state, session) }
}

/** Makes a card the default of the customer and of their subscriptions. The fault, or null. */
function replaceCard(state: StripeState, customer: string, fields: Fields): string | null {
  const card = cardByNumber(fields.card ?? '')
  if (!card) return 'The sandbox has no such test card.'
  try {
    const method = attachMethod(state, createMethod(state, card).id, customer)
    state.methods.put({ ...method, _confirmed: card.secure === 'once' })
    const owner = find(state.customers, 'customer', customer)
    const invoice_settings = { ...owner.invoice_settings, default_payment_method: method.id }
    state.emit('customer.updated', state.customers.put({ ...owner, invoice_settings }))
    for (const one of state.subscriptions.list({ customer }))
      if (one.ended_at === null) saveSubscription(state, one, { ...one, default_payment_method: method.id })
    return null
  } catch (error) {
    if (error instanceof StripeError) return error.message
    throw error
  }
}

function invoice(state: StripeState, id: string, fields: Fields | null): PageAnswer {
  const open = find(state.invoices, 'invoice', id)
  const card = cardByNumber(fields?.card ?? '')
  if (fields === null || open.status !== 'open' || !card) return { html: invoicePage(open) }
  const method = state.methods.put({ ...createMethod(state, card), customer: open.customer })
  const paid = payInvoice(state, open, method)
  const [payment] = paid.payments.data
  const intent = payment && state.intents.get(payment.payment.payment_intent)
  if (intent?.next_action) return { location: intent.next_action.redirect_to_url.url }
  return { html: invoicePage(paid, intent?.last_payment_error?.message ?? null) }
}

function secure(state: StripeState, id: string, fields: Fields | null): PageAnswer {
  const intent = find(state.intents, 'payment_intent', id)
  if (intent.status !== 'requires_action')
    return { html: layout('3-D Secure', html`<p>This payment is ${intent.status}.</p>`) }
  if (fields === null) return { html: confirmationPage({}) }
  const method = find(state.methods, 'payment_method', intent.payment_method ?? '')
  const done =
    fields.act === 'confirm'
      ? payIntent(state, intent, method, { confirmed: true })
      : failAuthentication(state, intent)
  const open = done._invoice === null ? null : state.invoices.get(done._invoice)
  if (open?.status === 'open' && done.status === 'succeeded') afterIntent(state, done, open)
  const back = intent.next_action?.redirect_to_url.return_url ?? open?.hosted_invoice_url
  return back
    ? { location: back }
    : { html: layout('3-D Secure', html`<p>This payment is ${done.status}.</p>`) }
}
