import {
  ApplicationContextUserAction,
  CheckoutPaymentIntent,
  ExperienceContextShippingPreference,
  type LinkDescription,
  type Order,
  type OrderRequest,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk'
import {
  GatewayRefused,
  type NewCheckout,
  type OpenedCheckout,
  type PaymentGateway,
  type SeenCheckout,
} from '#cms/ports/payment-gateway.ts'
import type { BillingPeriod } from '#domain/plans/plan.ts'
import { fromPaypal, toPaypal } from './amounts.ts'
import { orNull, PaypalRefused, required } from './answers.ts'
import { type PaypalCatalogue, priceOf } from './catalogue.ts'
import type { Connection } from './connection.ts'
import { printCustomId, readCustomId } from './custom-id.ts'
import { isSubscriptionId } from './payment-id.ts'
import { seenCheckoutOf } from './subscriptions.ts'

type Calls = Pick<PaymentGateway, 'openCheckout' | 'readCheckout' | 'expireCheckout' | 'completeCheckout'>

/** PayPal's page can be used this long. */
const OPEN_MS = 3 * 60 * 60 * 1000
/** An approval whose money was not taken in this time is over: it is closed here, and nothing is taken any more. */
const APPROVED_MS = 72 * 60 * 60 * 1000
const REPRESENTATION = 'return=representation'
const PAID: ReadonlySet<string | undefined> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])
/** The buyer's money cannot be taken: another approval is needed. */
const DECLINED: ReadonlySet<string | null> = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
])

/** A checkout is an order of PayPal, or a subscription that its buyer has to approve. */
export function checkoutCalls(connection: Connection, catalogue: PaypalCatalogue): Calls {
  return {
    openCheckout: (checkout) =>
      checkout.period === null
        ? openOrder(connection, checkout)
        : openSubscription(connection, catalogue, { ...checkout, period: checkout.period }),
    readCheckout: async (id) => {
      if (isSubscriptionId(id)) return seenCheckoutOf(connection, id, OPEN_MS)
      const order = await orNull(() => connection.ask(({ orders }) => orders.getOrder({ id })))
      return order && seenOrder(id, order)
    },
    expireCheckout: async (id) => {
      throw new GatewayRefused(`PayPal ends the checkout ${id} by itself`)
    },
    completeCheckout: (id) => (isSubscriptionId(id) ? activate(connection, id) : capture(connection, id)),
  }
}

async function openOrder(connection: Connection, checkout: NewCheckout): Promise<OpenedCheckout> {
  const order = await connection.ask(({ orders }) =>
    orders.createOrder({
      paypalRequestId: checkout.idempotencyKey,
      prefer: REPRESENTATION,
      body: orderRequest(checkout),
    }),
  )
  return opened(order.id, order.links, 'payer-action')
}

function orderRequest({ order, lines, currency, discount, ...checkout }: NewCheckout): OrderRequest {
  const amount = lines.reduce((sum, { unit, quantity }) => sum + unit * BigInt(quantity), 0n)
  const off = discount?.amount ?? 0n
  const breakdown = {
    itemTotal: toPaypal({ amount, currency }),
    ...(off === 0n ? {} : { discount: toPaypal({ amount: off, currency }) }),
  }
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        customId: printCustomId({ order, extraSeats: 0 }),
        amount: { ...toPaypal({ amount: amount - off, currency }), breakdown },
        items: lines.map(({ title, unit, quantity }) => ({
          name: title.slice(0, 127),
          quantity: String(quantity),
          unitAmount: toPaypal({ amount: unit, currency }),
        })),
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          locale: localeOf(checkout.locale),
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
          userAction: PaypalExperienceUserAction.PayNow,
          returnUrl: checkout.returnTo,
          cancelUrl: checkout.cancelTo,
        },
      },
    },
  }
}

async function openSubscription(
  connection: Connection,
  catalogue: PaypalCatalogue,
  checkout: NewCheckout & { readonly period: BillingPeriod },
): Promise<OpenedCheckout> {
  const { order, lines, period, idempotencyKey } = checkout
  const planId = await catalogue.planOf(priceOf(checkout, period))
  const extraSeats = lines.slice(1).reduce((sum, { quantity }) => sum + quantity, 0)
  const subscription = await connection.ask(({ subscriptions }) =>
    subscriptions.createSubscription({
      paypalRequestId: idempotencyKey,
      prefer: REPRESENTATION,
      body: {
        planId,
        customId: printCustomId({ order, extraSeats }),
        applicationContext: {
          locale: localeOf(checkout.locale),
          shippingPreference: ExperienceContextShippingPreference.NoShipping,
          userAction: ApplicationContextUserAction.SubscribeNow,
          returnUrl: checkout.returnTo,
          cancelUrl: checkout.cancelTo,
        },
      },
    }),
  )
  return opened(subscription.id, subscription.links, 'approve')
}

function opened(id: string | undefined, links: readonly LinkDescription[] = [], rel: string): OpenedCheckout {
  const page = links.find((link) => link.rel === rel)
  return {
    id: required(id, 'the id of a checkout'),
    url: required(page?.href, 'the page of a checkout'),
    expiresAt: Date.now() + OPEN_MS,
  }
}

/** PayPal wants a language with a region: the most likely one, such as `ja-JP`. */
function localeOf(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}-${region}`
}

function seenOrder(id: string, order: Order): SeenCheckout {
  const unit = required(order.purchaseUnits?.[0], 'a purchase unit')
  const payment = unit.payments?.captures?.[0]
  return {
    id,
    order: readCustomId(unit.customId)?.order ?? null,
    state: stateOf(id, order),
    isPaid: PAID.has(payment?.status),
    total: fromPaypal(required(unit.amount, 'an amount')),
    subscription: null,
    payment: payment?.id ?? null,
  }
}

function stateOf(id: string, { status, createTime = '' }: Order): SeenCheckout['state'] {
  if (status === 'COMPLETED') return 'complete'
  const age = Date.now() - Date.parse(createTime)
  if (status === 'APPROVED') return age > APPROVED_MS ? 'expired' : 'approved'
  if (status === 'VOIDED') return 'expired'
  if (status !== 'CREATED' && status !== 'PAYER_ACTION_REQUIRED' && status !== 'SAVED')
    throw new GatewayRefused(`the checkout ${id} has the status ${status}`)
  return age > OPEN_MS ? 'expired' : 'open'
}

/** Takes the money of an approved order. The key is that of the order: it is captured once. */
async function capture(connection: Connection, id: string): Promise<'done' | 'declined'> {
  try {
    await connection.ask(({ orders }) => orders.captureOrder({ id, paypalRequestId: `${id}:capture` }))
    return 'done'
  } catch (error) {
    if (error instanceof PaypalRefused && error.issue === 'ORDER_ALREADY_CAPTURED') return 'done'
    if (error instanceof PaypalRefused && DECLINED.has(error.issue)) return 'declined'
    throw error
  }
}

async function activate(connection: Connection, id: string): Promise<'done'> {
  await connection.ask(({ subscriptions }) =>
    subscriptions.activateSubscription({ id, body: { reason: 'The buyer has approved it' } }),
  )
  return 'done'
}
