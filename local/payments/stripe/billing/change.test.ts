import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { periodEnd } from '../../core/calendar.ts'
import { reachable } from '../../core/machine.ts'
import { type Sandbox, startSandbox, TEST_SECRET_KEY } from '../../start-sandbox.ts'
import { SUBSCRIPTION } from './subscription-machine.ts'

let sandbox: Sandbox
let stripe: Stripe
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  const { hostname: host, port } = new URL(sandbox.url)
  stripe = new Stripe(TEST_SECRET_KEY, { host, port, protocol: 'http', telemetry: false })
})
afterAll(() => sandbox.close())

it('reaches every state of a subscription, and leaves no final one', () => {
  const states = new Set([...reachable(SUBSCRIPTION, 'incomplete'), ...reachable(SUBSCRIPTION, 'trialing')])
  expect([...states].sort()).toEqual(Object.keys(SUBSCRIPTION).sort())
  expect(SUBSCRIPTION.canceled).toEqual({})
  expect(SUBSCRIPTION.incomplete_expired).toEqual({})
})

it('keeps the day of the month, or takes the last one of shorter months', () => {
  const at = (text: string) => Date.parse(text) / 1000
  const anchor = at('2027-01-31T10:00:00Z')
  const february = periodEnd(anchor, anchor, 'month', 1)
  expect(february).toBe(at('2027-02-28T10:00:00Z'))
  expect(periodEnd(anchor, february, 'month', 1)).toBe(at('2027-03-31T10:00:00Z'))
  expect(periodEnd(at('2028-02-29T00:00:00Z'), at('2028-02-29T00:00:00Z'), 'year', 1)).toBe(
    at('2029-02-28T00:00:00Z'),
  )
})

const step = fc.record({
  quantity: fc.integer({ min: 1, max: 30 }),
  amount: fc.integer({ min: 1, max: 90_000 }),
  interval: fc.constantFrom('month' as const, 'year' as const),
  hours: fc.integer({ min: 0, max: 400 }),
})

it('charges exactly the previewed amount for any change at any time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async ([first, ...changes]) => {
      if (!first) return
      const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' })
      const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data
      const product = await stripe.products.create({ name: 'Plan' })
      const priceOf = ({ amount, interval }: typeof first) => ({
        currency: 'usd',
        product: product.id,
        unit_amount: amount,
        recurring: { interval },
      })
      const { id } = await stripe.subscriptions.create({
        customer: customer.id,
        default_payment_method: method?.id ?? '',
        items: [{ quantity: first.quantity, price_data: priceOf(first) }],
      })
      let paid = first.amount * first.quantity
      for (const change of changes) {
        sandbox.control('advance', { seconds: 1 + change.hours * 3_600 })
        const before = await stripe.subscriptions.retrieve(id)
        const item = before.items.data[0]?.id ?? ''
        const details = {
          items: [{ id: item, quantity: change.quantity, price_data: priceOf(change) }],
          proration_behavior: 'always_invoice' as const,
          proration_date: sandbox.now(),
        }
        const preview = await stripe.invoices.createPreview({
          subscription: id,
          subscription_details: details,
        })
        await stripe.subscriptions.update(id, details)
        const [invoice] = (await stripe.invoices.list({ subscription: id, limit: 1 })).data
        expect(invoice).toMatchObject({
          status: 'paid',
          total: preview.total,
          amount_paid: preview.amount_due,
        })
        paid += invoice?.amount_paid ?? 0
      }
      const charges = await stripe.charges.list({ customer: customer.id, limit: 100 })
      const charged = charges.data.reduce((sum, one) => sum + one.amount, 0)
      const invoices = await stripe.invoices.list({ customer: customer.id, limit: 100 })
      expect(charged).toBe(invoices.data.reduce((sum, one) => sum + one.amount_paid, 0))
      expect(paid).toBeLessThanOrEqual(charged)
    }),
    { numRuns: 20 },
  )
}, 60_000)
