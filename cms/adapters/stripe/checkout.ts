import type { Stripe } from 'stripe'
import {
  type CheckoutLine,
  GatewayRefused,
  type NewCheckout,
  type PaymentGateway,
  type SeenCheckout,
} from '#cms/ports/payment-gateway.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { BillingPeriod } from '#domain/plans/plan.ts'
import { fromStripe, toStripe } from './amounts.ts'
import { askFor, idOf, lookFor } from './answers.ts'

type Calls = Pick<PaymentGateway, 'openCheckout' | 'readCheckout' | 'expireCheckout'>

export function checkoutCalls(stripe: Stripe): Calls {
  return {
    openCheckout: async (checkout) => {
      const discounts = await discountsOf(stripe, checkout)
      const parameters = { ...parametersOf(checkout), ...discounts }
      const session = await askFor('checkout.session', () =>
        stripe.checkout.sessions.create(parameters, { idempotencyKey: checkout.idempotencyKey }),
      )
      if (session.url === null) throw new GatewayRefused(`the checkout ${session.id} has no page`)
      return { id: session.id, url: session.url, expiresAt: session.expires_at * 1000 }
    },
    readCheckout: async (id) => {
      const session = await lookFor('checkout.session', () => stripe.checkout.sessions.retrieve(id))
      return session && seenCheckout(session)
    },
    expireCheckout: async (id) => {
      await askFor('checkout.session', () => stripe.checkout.sessions.expire(id))
    },
  }
}

function parametersOf(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { order, customer, period, trialDays, lines, currency } = checkout
  const metadata = { order }
  return {
    ui_mode: 'hosted_page',
    customer,
    client_reference_id: order,
    metadata,
    line_items: lines.map((line) => lineOf(line, currency, period)),
    success_url: checkout.returnTo,
    cancel_url: checkout.cancelTo,
    locale: localeOf(checkout.locale),
    ...(period === null
      ? { mode: 'payment', payment_intent_data: { metadata } }
      : {
          mode: 'subscription',
          subscription_data: { metadata, ...(trialDays === 0 ? {} : { trial_period_days: trialDays }) },
        }),
  }
}

/** A coupon of Stripe for this one checkout: which of ours is used how often is decided here. */
async function discountsOf(
  stripe: Stripe,
  { discount, currency, idempotencyKey }: NewCheckout,
): Promise<Pick<Stripe.Checkout.SessionCreateParams, 'discounts'>> {
  if (discount === undefined) return {}
  const coupon = await askFor('coupon', () =>
    stripe.coupons.create(
      {
        amount_off: toStripe({ amount: discount.amount, currency }),
        currency: currency.toLowerCase(),
        duration: 'once',
        name: discount.title,
        max_redemptions: 1,
      },
      { idempotencyKey: `${idempotencyKey}:coupon` },
    ),
  )
  return { discounts: [{ coupon: coupon.id }] }
}

/** Our languages have the codes of Stripe's. */
function localeOf(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  return locale as Stripe.Checkout.SessionCreateParams.Locale
}

function lineOf(
  { title, unit, quantity }: CheckoutLine,
  currency: Currency,
  period: BillingPeriod | null,
): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: toStripe({ amount: unit, currency }),
      product_data: { name: title },
      ...(period === null ? {} : { recurring: { interval: period } }),
    },
  }
}

const STATES = { open: 'open', complete: 'complete', expired: 'expired' } as const

function seenCheckout(session: Stripe.Checkout.Session): SeenCheckout {
  const { id, status, payment_status: payment, amount_total: total, currency } = session
  if (total === null || currency === null) throw new GatewayRefused(`the checkout ${id} has no total`)
  const state =
    status !== null && Object.hasOwn(STATES, status) ? STATES[status as keyof typeof STATES] : null
  if (state === null) throw new GatewayRefused(`the checkout ${id} has the status ${status}`)
  return {
    id,
    order: session.client_reference_id,
    state,
    isPaid: payment !== 'unpaid',
    total: fromStripe(total, currency),
    subscription: idOf(session.subscription),
    payment: idOf(session.payment_intent),
  }
}
