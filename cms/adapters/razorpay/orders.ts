import type Razorpay from 'razorpay'
import { GatewayRefused, type NewCheckout, type PaymentGateway } from '#cms/ports/payment-gateway.ts'
import type { Money } from '#domain/money/money.ts'
import { fromRazorpay, toRazorpay } from './amounts.ts'
import { askFor, lookFor } from './answers.ts'
import { collectionOf, orderSchema, paymentSchema, type RazorpayOrder } from './objects.ts'

type Calls = Pick<PaymentGateway, 'openCheckout' | 'readCheckout' | 'expireCheckout'>

/** Razorpay's orders have no end. After this time an order that is not paid counts as expired; a later payment is applied. */
const OPEN_MS = 24 * 60 * 60 * 1000

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
 * The order of a checkout. Razorpay has no idempotency key for orders: the receipt is looked up first, and it is unique,
 * so that of two calls at once the second one is refused and finds the order of the first.
 */
async function openOrder(razorpay: Razorpay, checkout: NewCheckout): Promise<RazorpayOrder> {
  const known = await findOrder(razorpay, checkout)
  if (known !== null) return known
  try {
    return await askFor(orderSchema, () => razorpay.orders.create(parametersOf(checkout)))
  } catch (error) {
    const made = error instanceof GatewayRefused ? await findOrder(razorpay, checkout) : null
    if (made === null) throw error
    return made
  }
}

async function findOrder(razorpay: Razorpay, checkout: NewCheckout): Promise<RazorpayOrder | null> {
  const { items } = await askFor(collectionOf(orderSchema), () =>
    razorpay.orders.all({ receipt: checkout.order }),
  )
  const total = totalOf(checkout)
  return (
    items.find(
      ({ receipt, amount, currency }) =>
        receipt === checkout.order && BigInt(amount) === total.amount && currency === total.currency,
    ) ?? null
  )
}

function parametersOf(checkout: NewCheckout) {
  const { order, customer } = checkout
  const total = totalOf(checkout)
  return {
    amount: toRazorpay(total),
    currency: total.currency,
    receipt: order,
    unique_receipt: true,
    customer_id: customer,
    notes: { order },
    // A payment that is authorized is captured at once, whatever the account is set to.
    payment: { capture: 'automatic' as const },
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
