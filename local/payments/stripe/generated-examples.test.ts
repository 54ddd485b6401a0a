import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Sandbox, startSandbox, TEST_SECRET_KEY } from '../start-sandbox.ts'
import { COVERED, type Known, NOT_COVERED } from './generated-examples.ts'

let sandbox: Sandbox
let stripe: Stripe
let known: Known
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  const { hostname: host, port } = new URL(sandbox.url)
  stripe = new Stripe(TEST_SECRET_KEY, { host, port, protocol: 'http', telemetry: false })
  known = await makeObjects()
})
afterAll(() => sandbox.close())

const UNPAID = { amount: 2_000, currency: 'usd' } as const
const PAID = { ...UNPAID, confirm: true, payment_method: 'pm_card_visa' } as const
const CARD = {
  type: 'card',
  card: { number: '5555555555554444', exp_month: 8, exp_year: 2030, cvc: '314' },
} as const

/** Objects of every kind that the examples name. */
async function makeObjects(): Promise<Known> {
  const { id: product } = await stripe.products.create({ name: 'Pro' })
  const { id: freeProduct } = await stripe.products.create({ name: 'Unused' })
  const { id: price } = await stripe.prices.create({ product, currency: 'usd', unit_amount: 2_000 })
  const monthly = { product, currency: 'usd', unit_amount: 900, recurring: { interval: 'month' } } as const
  const { id: plan } = await stripe.prices.create(monthly)
  const { id: customer } = await stripe.customers.create({ email: 'buyer@example.com' })
  const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } })
  const { id: coupon } = await stripe.coupons.create({ percent_off: 10, duration: 'once' })
  const promotion = await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon } })
  const intent = await stripe.paymentIntents.create(PAID)
  const disputed = await stripe.paymentIntents.create(PAID)
  sandbox.control('dispute', { charge: String(disputed.latest_charge) })
  const [dispute] = (await stripe.disputes.list({ payment_intent: disputed.id })).data
  const { id: refund } = await stripe.refunds.create({ payment_intent: intent.id, amount: 500 })
  const subscription = await stripe.subscriptions.create({ customer, items: [{ price: plan }] })
  const session = await stripe.checkout.sessions.create({
    success_url: 'https://example.com/success',
    line_items: [{ price, quantity: 1 }],
    mode: 'payment',
  })
  const [event] = (await stripe.events.list({ limit: 1 })).data
  const [transaction] = (await stripe.balanceTransactions.list({ limit: 1 })).data
  const transfer = await stripe.transfers.create({ amount: 400, currency: 'usd', destination: 'acct_one' })
  return {
    charge: String(intent.latest_charge),
    coupon,
    customer,
    dispute: dispute?.id ?? '',
    event: event?.id ?? '',
    freeMethod: (await stripe.paymentMethods.create(CARD)).id,
    freeProduct,
    intent: intent.id,
    invoice: String(subscription.latest_invoice),
    method,
    openIntent: (await stripe.paymentIntents.create(UNPAID)).id,
    abandoned: (await stripe.paymentIntents.create(UNPAID)).id,
    openInvoice: await makeOpenInvoice(plan),
    wantedVoid: await makeOpenInvoice(plan),
    openSession: session.id,
    price,
    monthlyPrice: plan,
    product,
    promotion: promotion.id,
    refund,
    session: session.id,
    subscription: subscription.id,
    transaction: transaction?.id ?? '',
    transfer: transfer.id,
  }
}

/** The first invoice of a subscription whose card was declined; another card pays it. */
async function makeOpenInvoice(price: string): Promise<string> {
  const { id: customer } = await stripe.customers.create({ email: 'declined@example.com' })
  const { id: declined } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price }],
    default_payment_method: declined,
    payment_behavior: 'allow_incomplete',
  })
  const { id: pays } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  await stripe.subscriptions.update(subscription.id, { default_payment_method: pays })
  return String(subscription.latest_invoice)
}

it.each(Object.entries(COVERED))(
  'answers the request of a generated example: %s',
  async (_, [object, call]) => {
    expect(await call(stripe, known)).toMatchObject({ object })
  },
)

it.each(Object.entries(NOT_COVERED))(
  'refuses the request of a generated example that it does not cover: %s',
  async (_, call) => {
    await expect(call(stripe, known)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      message: expect.stringMatching(/The sandbox does not have it|Received unknown parameter/),
    })
  },
)
