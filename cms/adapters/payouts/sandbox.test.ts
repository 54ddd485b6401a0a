import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewPayouts, PayoutProvider } from '#cms/ports/payout-provider.ts'
import { money } from '#domain/money/money.ts'
import {
  type Sandbox,
  startSandbox,
  TEST_PAYPAL_KEYS,
  TEST_SECRET_KEY,
} from '#local/payments/start-sandbox.ts'
import { openPaypalPayouts } from './paypal-payouts.ts'
import { openStripeTransfers } from './stripe-transfers.ts'

let sandbox: Sandbox
let paypal: PayoutProvider
let stripe: PayoutProvider

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  paypal = openPaypalPayouts({ ...TEST_PAYPAL_KEYS, apiBase: `${sandbox.url}/paypal-api` })
  stripe = openStripeTransfers({ secretKey: TEST_SECRET_KEY, apiBase: sandbox.url })
})
afterAll(() => sandbox.close())

const DAY = 24 * 60 * 60

function byPaypal(batch: string): NewPayouts {
  const payouts = ['a', 'b'].map((one) => ({
    cashout: `${batch}-${one}`,
    amount: money(19_200, 'USD'),
    target: { kind: 'paypal', email: `${one}@example.com` } as const,
  }))
  return { batch, payouts }
}

const sentOf = ({ payouts }: NewPayouts) => payouts.map(({ cashout }) => ({ cashout, transfer: null }))
const statesOf = async (provider: PayoutProvider, batch: NewPayouts, reference: string) =>
  (await provider.read({ reference, payouts: sentOf(batch) })).map(({ state }) => state)

describe('PayPal payouts', () => {
  test('are pending, then paid with a fee; a repeated batch is the same one', async () => {
    const batch = byPaypal('first')
    const { reference } = await paypal.send(batch)
    expect(await paypal.send(batch)).toEqual({ reference, outcomes: [] })
    const changed = { ...batch, payouts: batch.payouts.slice(0, 1) }
    await expect(paypal.send(changed)).rejects.toThrow(/DUPLICATE_REQUEST_ID/)
    expect(await statesOf(paypal, batch, reference)).toEqual(['pending', 'pending'])
    sandbox.control('advance', { seconds: 60 })
    expect(await paypal.read({ reference, payouts: sentOf(batch) })).toMatchObject([
      { cashout: 'first-a', state: 'paid', reason: null, cost: money(25, 'USD') },
      { cashout: 'first-b', state: 'paid', reason: null, cost: money(25, 'USD') },
    ])
  })

  test('that stay unclaimed come back after 30 days, and paid ones can be reversed', async () => {
    const batch = byPaypal('second')
    const { reference } = await paypal.send(batch)
    const read = () => paypal.read({ reference, payouts: sentOf(batch) })
    const [first, second] = (await read()).map(({ transfer }) => transfer)
    sandbox.control('payout', { payout: first ?? '', outcome: 'UNCLAIMED' })
    sandbox.control('payout', { payout: second ?? '', outcome: 'SUCCESS' })
    expect(await statesOf(paypal, batch, reference)).toEqual(['unclaimed', 'paid'])
    sandbox.control('advance', { seconds: 30 * DAY })
    sandbox.control('payout', { payout: second ?? '', outcome: 'REVERSED' })
    expect(await read()).toMatchObject([
      { state: 'failed', reason: 'PayPal: The money was not claimed within 30 days' },
      { state: 'failed', reason: 'PayPal: The payment was reversed' },
    ])
  })

  test('in a currency that PayPal does not take are refused whole', async () => {
    const [one] = byPaypal('third').payouts
    if (one === undefined) throw new Error('no payout')
    const inRupees = { batch: 'third', payouts: [{ ...one, amount: money(800_000, 'INR') }] }
    await expect(paypal.send(inRupees)).rejects.toThrow(/CURRENCY_NOT_SUPPORTED/)
  })

  test('after a lost answer are found', async () => {
    const batch = byPaypal('fourth')
    sandbox.control('fault', { path: '/paypal-api/v1/payments/payouts', kind: 'close-after' })
    await expect(paypal.send(batch)).rejects.toThrow()
    const { reference } = await paypal.send(batch)
    expect(await statesOf(paypal, batch, reference)).toEqual(['pending', 'pending'])
  })
})

test('a batch of PayPal whose request id is forgotten is found by its own id', async () => {
  const { clientId, clientSecret } = TEST_PAYPAL_KEYS
  const call = async (path: string, authorization: string, body: string) => {
    const headers = { authorization }
    const answer = await fetch(`${sandbox.url}/paypal-api${path}`, { method: 'POST', headers, body })
    return (await answer.json()) as {
      readonly access_token?: string
      readonly batch_header?: { readonly payout_batch_id: string }
    }
  }
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  const { access_token: token } = await call('/v1/oauth2/token', basic, 'grant_type=client_credentials')
  const item = {
    recipient_type: 'EMAIL',
    receiver: 'a@example.com',
    amount: { currency: 'USD', value: '192.00' },
    sender_item_id: 'fifth-a',
  }
  const given = { sender_batch_header: { sender_batch_id: 'fifth' }, items: [item] }
  const made = await call('/v1/payments/payouts', `Bearer ${token}`, JSON.stringify(given))
  const { reference } = await paypal.send(byPaypal('fifth'))
  expect(reference).toBe(made.batch_header?.payout_batch_id)
})

describe('Stripe transfers', () => {
  const batch: NewPayouts = {
    batch: 'transfers',
    payouts: [
      { cashout: 's-a', amount: money(19_200, 'USD'), target: { kind: 'stripe-connect', account: 'acct_1' } },
      {
        cashout: 's-b',
        amount: money(100, 'USD'),
        target: { kind: 'stripe-connect', account: 'acct_closed1' },
      },
    ],
  }

  test('are paid at once, and a closed account fails alone; a repeated batch pays nothing twice', async () => {
    const { outcomes } = await stripe.send(batch)
    expect(outcomes).toMatchObject([
      { cashout: 's-a', state: 'paid' },
      { cashout: 's-b', state: 'failed', reason: expect.stringContaining('closed') },
    ])
    const again = await stripe.send(batch)
    expect(again.outcomes[0]?.transfer).toBe(outcomes[0]?.transfer)
  })

  test('that are reversed come back', async () => {
    const read = () => stripe.read({ reference: 'transfers', payouts: sentOf(batch) })
    const [paid] = await read()
    expect(paid?.state).toBe('paid')
    sandbox.control('payout', { payout: paid?.transfer ?? '', outcome: 'REVERSED' })
    expect(await read()).toMatchObject([
      { cashout: 's-a', state: 'failed', reason: 'Stripe: the transfer was reversed' },
    ])
  })
})
