import { cardByNumber, chargeOutcome } from '../../core/cards.ts'
import { invalid } from '../errors.ts'
import type { Customer } from '../objects/customer.ts'
import type { PaymentMethod } from '../objects/payment.ts'
import type { CheckoutSession } from '../objects/session.ts'
import { buyerDetails } from '../resources/checkout.ts'
import { createCustomer } from '../resources/customers.ts'
import { createMethod } from '../resources/payment-methods.ts'
import { trialEnd } from '../resources/subscriptions.ts'
import { find, type StripeState } from '../state.ts'
import { redeem } from './discounts.ts'
import { createIntent, declineError, payIntent } from './pay-intent.ts'
import { subscribe } from './subscribe.ts'

export interface Buyer {
  readonly card: string
  readonly email: string | null
  readonly name: string | null
  readonly country: string | null
  /** The buyer confirmed 3-D Secure. */
  readonly confirmed: boolean
}

export type Completion =
  | { readonly kind: 'complete'; readonly session: CheckoutSession }
  | { readonly kind: 'declined'; readonly message: string }
  | { readonly kind: 'needs-authentication' }

/** Pays an open session with a test card. A decline leaves it open. */
export function completeSession(state: StripeState, id: string, buyer: Buyer): Completion {
  const session = find(state.sessions, 'checkout.session', id)
  if (session.status !== 'open') throw invalid(`This checkout is ${session.status}.`)
  const card = cardByNumber(buyer.card)
  if (!card) return { kind: 'declined', message: 'The sandbox has no such test card.' }
  const saves = session.mode === 'subscription' && session.amount_total === 0
  if (saves && card.attach === 'declined')
    return { kind: 'declined', message: declineMessage(card.declineCode) }
  if (card.secure !== 'never' && !buyer.confirmed) return { kind: 'needs-authentication' }
  const outcome = chargeOutcome(card, buyer.confirmed)
  if (outcome.kind === 'declined' && session.amount_total > 0)
    return { kind: 'declined', message: declineError(outcome).message }
  const customer = buyerOf(state, session, buyer)
  const method = createMethod(state, card, { email: buyer.email, name: buyer.name })
  if (buyer.confirmed) state.methods.put({ ...method, _confirmed: true })
  const paid =
    session.mode === 'subscription'
      ? startSubscription(state, session, customer, method)
      : payOnce(state, session, customer, method)
  const completed = state.sessions.put({
    ...session,
    ...paid,
    customer: customer?.id ?? null,
    customer_details: buyerDetails(buyer.email ?? customer?.email ?? null, buyer.name, buyer.country),
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    url: null,
  })
  state.timers.clear('stripe.session', id)
  state.emit('checkout.session.completed', completed)
  return { kind: 'complete', session: completed }
}

/** Where the buyer returns to, with the id of the session in place of its template. */
export function successUrl(session: CheckoutSession): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

function buyerOf(state: StripeState, session: CheckoutSession, buyer: Buyer): Customer | null {
  if (session.customer !== null) return find(state.customers, 'customer', session.customer)
  if (session.mode === 'payment' && session.customer_creation !== 'always') return null
  return createCustomer(state, {
    email: buyer.email ?? session.customer_email,
    ...(buyer.name === null ? {} : { name: buyer.name }),
  })
}

function startSubscription(
  state: StripeState,
  session: CheckoutSession,
  customer: Customer | null,
  method: PaymentMethod,
) {
  if (!customer) throw new Error('a subscription has a customer')
  const saved = state.methods.put({
    ...find(state.methods, 'payment_method', method.id),
    customer: customer.id,
  })
  state.emit('payment_method.attached', saved)
  const { subscription, invoice } = subscribe(
    state,
    {
      customer,
      items: session._lines.map(({ price, quantity }) => ({
        price: find(state.prices, 'price', price),
        quantity,
      })),
      method: saved,
      ownMethod: true,
      metadata: session._subscription.metadata,
      description: session._subscription.description,
      trialEnd: trialEnd(state, session._subscription),
      discount: session.discounts?.[0] ?? null,
    },
    { confirmed: saved._confirmed },
  )
  return { subscription: subscription.id, invoice: invoice.id }
}

function payOnce(
  state: StripeState,
  session: CheckoutSession,
  customer: Customer | null,
  method: PaymentMethod,
) {
  const discount = session.discounts?.[0]
  if (discount) redeem(state, discount, { customer: customer?.id ?? null, subscription: null })
  if (session.amount_total === 0) return {}
  const intent = createIntent(state, {
    amount: session.amount_total,
    currency: session.currency,
    customer: customer?.id ?? null,
    ...session._payment,
  })
  const used = find(state.methods, 'payment_method', method.id)
  return { payment_intent: payIntent(state, intent, used, { confirmed: used._confirmed }).id }
}

function declineMessage(declineCode = 'generic_decline'): string {
  return declineError({ kind: 'declined', declineCode }).message
}
