import type Razorpay from 'razorpay'
import { GatewayRefused, type NewCheckout, type PaymentGateway } from '#cms/ports/payment-gateway.ts'
import type { Money } from '#domain/money/money.ts'
import { fromRazorpay, toRazorpay } from './amounts.ts'
import { askFor, lookFor } from './answers.ts'
import { collectionOf, orderSchema, paymentSchema, type RazorpayOrder } from './objects.ts'

type Calls = Pick<PaymentGateway, 'openCheckout' | 'readCheckout' | 'expireCheckout'>

/** Razorpay's orders have no end. After this time an order that is not paid counts as expired; a later payment is applied. */
const OPEN_MS = 24 * 60 * 60 * 1000

/** A payment is captured as soon as it is authorized while its order is open, and given back if that is later. */
const CAPTURE = {
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: OPEN_MS / 60_000,
    manual_expiry_period: OPEN_MS / 60_000,
    refund_speed: 'normal',
  },
} as const

/** A checkout is an order of Razorpay, whose receipt is the id of ours. */
export function checkoutCalls(razorpay: Razorpay): Calls {
  return {
    openCheckout: async (checkout) => {
      if (checkout.period !== null || checkout.trialDays !== 0)
        throw new GatewayRefused('Razorpay takes single payments only')
      const { id, created_at: at } = await openOrder(razorpay, checkout)
      return { id, url: checkout.returnTo, expiresAt: at * 1000 + OPEN_MS }
    },
    readCheckout: async (id) => {
      const order = await lookFor(orderSchema, () => razorpay.orders.fetch(id))
      if (order === null) return null
      const isPaid = order.status === 'paid'
      return {
        id: order.id,
        order: order.receipt ?? null,
        state: isPaid ? 'complete' : Date.now() < order.created_at * 1000 + OPEN_MS ? 'open' : 'expired',
        isPaid,
        total: fromRazorpay(order.amount, order.currency),
        subscription: null,
        payment: isPaid ? await readCaptured(razorpay, order.id) : null,
      }
    },
    expireCheckout: async () => {
      throw new GatewayRefused('an order of Razorpay cannot be ended')
    },
  }
}

/**
 * The order of a checkout: a call that is repeated with its receipt is answered with the same order, or refused, after which
 * the order is looked up. One over another amount is not that of the checkout.
 */
async function openOrder(razorpay: Razorpay, checkout: NewCheckout): Promise<RazorpayOrder> {
  const order = await askFor(orderSchema, () => razorpay.orders.create(parametersOf(checkout))).catch(
    async (error: unknown) => {
      const known = error instanceof GatewayRefused ? await findOrder(razorpay, checkout) : undefined
      if (known === undefined) throw error
      return known
    },
  )
  if (isOf(checkout, order)) return order
  throw new GatewayRefused(`the order ${order.id} is over ${order.amount} ${order.currency}`)
}

async function findOrder(razorpay: Razorpay, checkout: NewCheckout): Promise<RazorpayOrder | undefined> {
  const { items } = await askFor(collectionOf(orderSchema), () =>
    razorpay.orders.all({ receipt: checkout.order }),
  )
  return items.find((order) => isOf(checkout, order))
}

function isOf(checkout: NewCheckout, { receipt, amount, currency }: RazorpayOrder): boolean {
  const total = totalOf(checkout)
  return receipt === checkout.order && BigInt(amount) === total.amount && currency === total.currency
}

function parametersOf(checkout: NewCheckout) {
  const { order } = checkout
  const total = totalOf(checkout)
  return {
    amount: toRazorpay(total),
    currency: total.currency,
    receipt: order,
    unique_receipt: true,
    notes: { order },
    payment: CAPTURE,
  }
}

function totalOf({ lines, currency, discount }: NewCheckout): Money {
  const sum = lines.reduce((total, { unit, quantity }) => total + unit * BigInt(quantity), 0n)
  return { amount: sum - (discount?.amount ?? 0n), currency }
}

/** The one payment of an order that was captured. */
async function readCaptured(razorpay: Razorpay, order: string): Promise<string> {
  const { items } = await askFor(collectionOf(paymentSchema), () => razorpay.orders.fetchPayments(order))
  const captured = items.find(({ status }) => status === 'captured' || status === 'refunded')
  if (captured === undefined) throw new GatewayRefused(`the paid order ${order} has no payment`)
  return captured.id
}
