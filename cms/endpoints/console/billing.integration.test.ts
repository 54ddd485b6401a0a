import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import {
  insertDifference,
  insertPayment,
  insertSubscription,
  insertTeam,
  insertWaitingWebhook,
} from '#cms/testing/billing.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { insertInvoice } from '#cms/testing/invoices.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload
let customer: string

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  customer = (await makePerson(payload)).id
})
afterAll(() => opened.close())

const browserOf = async (...roles: readonly StaffRole[]): Promise<TestBrowser> =>
  withSession(payload, await makePerson(payload, { roles }))

const actionsOf = async (browser: TestBrowser, path: string) =>
  ((await browser.call('GET', `/console/${path}`)).body as { allowed_actions?: string[] }).allowed_actions

describe('the refund of a payment', () => {
  const refund = async (browser: TestBrowser, payment: string, reason = 'Goodwill') => {
    const answer = await browser.call('POST', `/console/payments/${payment}/refund`, { json: { reason } })
    return [answer.status, codesOf(answer)[0] ?? null]
  }

  test('is granted by support up to the limit of the role, and above by finance', async () => {
    const [support, finance] = [await browserOf('support'), await browserOf('finance')]
    const within = await insertPayment(payload, customer, { amount: 100_00, daysAgo: 60 })
    const above = await insertPayment(payload, customer, { amount: 100_01, daysAgo: 60 })
    expect(await actionsOf(support, `payments/${within}`)).toEqual(['refund'])
    expect(await actionsOf(support, `payments/${above}`)).toEqual([])
    expect(await actionsOf(finance, `payments/${above}`)).toEqual(['refund'])
    expect(await refund(support, above)).toEqual([403, 'refund-over-limit'])
    expect(await refund(support, within)).toEqual([200, null])
    expect(await refund(finance, above)).toEqual([200, null])
    expect(await refund(finance, above)).toEqual([409, 'nothing-to-refund'])
    expect(await actionsOf(finance, `payments/${above}`)).toEqual([])
    const logged = await sql(payload)`
      select command, reason from audit_log where record_id in (${within}, ${above})`
    expect(logged).toEqual([
      { command: 'refund.grant', reason: 'Goodwill' },
      { command: 'refund.grant', reason: 'Goodwill' },
    ])
  })

  test('is granted beside the tax lines that the payment includes', async () => {
    const finance = await browserOf('finance')
    const payment = await insertPayment(payload, customer, { amount: 1180 })
    const line = (name: string) => ({
      name,
      basis_points: 900,
      base: '1000',
      tax: '90',
      jurisdiction: 'IN-27',
    })
    await sql(payload)`
      update payments set tax = 180, jurisdiction = 'IN-27', tax_lines = ${JSON.stringify([line('CGST'), line('SGST')])}::jsonb
       where id = ${payment}::uuid`
    const shown = { tax_rate: '9', base: '10.00', tax: '0.90', jurisdiction: 'IN-27' }
    expect((await finance.call('GET', `/console/payments/${payment}`)).body).toMatchObject({
      tax: '1.80',
      taxes: [
        { tax_name: 'CGST', ...shown },
        { tax_name: 'SGST', ...shown },
      ],
    })
  })

  test('is shown with its payment, who granted it and why', async () => {
    const finance = await browserOf('finance')
    const payment = await insertPayment(payload, customer, { amount: 1234, daysAgo: 60 })
    const path = `/console/payments/${payment}`
    expect((await finance.call('GET', path)).body).toMatchObject({
      amount: '12.34',
      refundable: '12.34',
      refund: { automatic: false, reason: 'window-ended' },
      refunds: [],
    })
    await refund(finance, payment)
    expect((await finance.call('GET', path)).body).toMatchObject({
      refunded: '12.34',
      refundable: '0.00',
      refunds: [{ amount: '12.34', note: 'Goodwill', refund_reason: 'window-ended' }],
    })
  })

  test('needs a reason, a known payment and a role', async () => {
    const finance = await browserOf('finance')
    const payment = await insertPayment(payload, customer, { daysAgo: 60 })
    expect((await refund(finance, payment, ''))[0]).toBe(422)
    expect(await refund(finance, '1')).toEqual([404, 'not-found'])
    expect(await refund(finance, '00000000-0000-4000-8000-000000000000')).toEqual([404, 'not-found'])
    for (const role of ['manager', 'developer', 'editor', 'reviewer'] as const)
      expect([role, (await refund(await browserOf(role), payment))[0]]).toEqual([role, 403])
  })
})

describe('a webhook that waits', () => {
  test('is retried by finance once, with the reason in the audit log', async () => {
    const finance = await browserOf('finance')
    const webhook = await insertWaitingWebhook(payload)
    expect(await actionsOf(finance, `webhooks/${webhook}`)).toEqual(['retry'])
    const retry = () =>
      finance.call('POST', `/console/webhooks/${webhook}/retry`, {
        json: { reason: 'The order is repaired' },
      })
    expect((await retry()).status).toBe(200)
    expect(codesOf(await retry())).toEqual(['state-changed'])
    expect(await actionsOf(finance, `webhooks/${webhook}`)).toEqual([])
    const logged = await sql(payload)`
      select command, reason from audit_log where resource = 'webhooks' and record_id = ${String(webhook)}`
    expect(logged).toEqual([{ command: 'webhook.retry', reason: 'The order is repaired' }])
  })

  test('is neither read nor retried by support', async () => {
    const support = await browserOf('support')
    const webhook = await insertWaitingWebhook(payload)
    expect((await support.call('GET', `/console/webhooks/${webhook}`)).status).toBe(403)
    const retried = await support.call('POST', `/console/webhooks/${webhook}/retry`, {
      json: { reason: 'Now' },
    })
    expect(retried.status).toBe(403)
  })
})

describe('a subscription', () => {
  const read = async (browser: TestBrowser, id: string) =>
    (await browser.call('GET', `/console/subscriptions/${id}`)).body as unknown as {
      version: number
      subscription_state: string
      allowed_actions: string[]
      events: object[]
    }

  test('is ended at once by support, with the reason, and once', async () => {
    const support = await browserOf('support')
    const id = await insertSubscription(payload, customer)
    const before = await read(support, id)
    // It has no gateway, so there is no renewal to turn off.
    expect(before).toMatchObject({ subscription_state: 'active', price: '19.99', allowed_actions: ['end'] })
    const end = async (version: number) => {
      const json = { reason: 'Shared account', version }
      return codesOf(await support.call('POST', `/console/subscriptions/${id}/end`, { json }))
    }
    expect(await end(before.version + 1)).toEqual(['state-changed'])
    expect(await end(before.version)).toEqual([])
    const after = await read(support, id)
    expect(after).toMatchObject({
      subscription_state: 'expired',
      allowed_actions: [],
      events: [{ event: 'expire', to_state: 'expired', reason: 'Shared account' }],
    })
    expect(await end(after.version)).toEqual(['not-renewing'])
    const logged = await sql(payload)`
      select command, reason, before ->> 'state' as before, after ->> 'state' as after from audit_log where record_id = ${id}`
    expect(logged).toEqual([
      { command: 'subscription.end', reason: 'Shared account', before: 'active', after: 'expired' },
    ])
  })

  test('with a gateway offers its renewal, and is ended there by the worker', async () => {
    const admin = await browserOf('admin')
    const id = await insertSubscription(payload, customer)
    await sql(
      payload,
    )`update subscriptions set gateway = 'stripe', gateway_id = 'sub_1' where id = ${id}::uuid`
    const { version, allowed_actions: allowed } = await read(admin, id)
    expect(allowed).toEqual(['cancel', 'end'])
    await admin.call('POST', `/console/subscriptions/${id}/end`, { json: { reason: 'Fraud', version } })
    const messages = await sql(payload)`
      select topic::text, payload ->> 'when' as "when" from outbox where key = ${id}`
    expect(messages).toEqual([{ topic: 'subscription.end', when: 'now' }])
  })

  test('is read by finance, who cannot end it', async () => {
    const finance = await browserOf('finance')
    const id = await insertSubscription(payload, customer)
    const { version, allowed_actions: allowed } = await read(finance, id)
    expect(allowed).toEqual([])
    const json = { reason: 'No', version }
    expect((await finance.call('POST', `/console/subscriptions/${id}/end`, { json })).status).toBe(403)
  })
})

describe('an order, a team and an invoice', () => {
  test('are shown with lines, with members and invitations, and as PDF', async () => {
    const support = await browserOf('support')
    const subscription = await insertSubscription(payload, customer)
    const [{ order } = { order: '' }] = await sql<{ order: string }>(payload)`
      select order_id as order from subscriptions where id = ${subscription}::uuid`
    expect((await support.call('GET', `/console/orders/${order}`)).body).toMatchObject({
      bought: 'Individual',
      lines: [{ title: 'Individual', amount: '0.00' }],
    })
    const team = await insertTeam(payload, customer)
    expect((await support.call('GET', `/console/customer-teams/${team}`)).body).toMatchObject({
      members: 1,
      invitations: 1,
      people: [{ customer, role: 'owner' }],
      invited: [{ email: 'new@example.com' }],
    })
    const invoice = await insertInvoice(payload, customer)
    const pdf = await support.call('GET', `/console/invoices/${invoice}/pdf?lang=de`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(pdf.text.startsWith('%PDF-')).toBe(true)
  })

  test('of an unknown id are not found, and no PDF is written for other roles', async () => {
    const [support, editor] = [await browserOf('support'), await browserOf('editor')]
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const path of [
      `orders/${unknown}`,
      `customer-teams/${unknown}`,
      `invoices/${unknown}/pdf`,
      'invoices/1/pdf',
    ])
      expect([path, (await support.call('GET', `/console/${path}`)).status]).toEqual([path, 404])
    const invoice = await insertInvoice(payload, customer)
    expect((await editor.call('GET', `/console/invoices/${invoice}/pdf`)).status).toBe(403)
  })
})

describe('a difference of the reconciliation', () => {
  test('is closed by finance once, with the reason, and by no other role', async () => {
    const [finance, support] = [await browserOf('finance'), await browserOf('support')]
    const id = await insertDifference(payload)
    const path = `/console/payment-differences/${id}`
    const resolve = (browser: TestBrowser, reason = 'A test of the gateway') =>
      browser.call('POST', `${path}/resolve`, { json: { reason } })
    expect(await actionsOf(finance, `payment-differences/${id}`)).toEqual(['resolve'])
    expect((await resolve(support)).status).toBe(403)
    expect((await resolve(finance, '')).status).toBe(422)
    expect((await resolve(finance)).status).toBe(200)
    expect(codesOf(await resolve(finance))).toEqual(['state-changed'])
    expect((await finance.call('GET', path)).body).toMatchObject({
      difference_state: 'resolved',
      resolution: 'A test of the gateway',
      resolved_by: expect.stringContaining('@'),
      allowed_actions: [],
    })
    const logged = await sql(payload)`
      select command, reason from audit_log where resource = 'payment-differences' and record_id = ${String(id)}`
    expect(logged).toEqual([{ command: 'difference.resolve', reason: 'A test of the gateway' }])
  })

  test('that was repaired is not closed', async () => {
    const finance = await browserOf('finance')
    const id = await insertDifference(payload)
    await sql(payload)`update payment_differences set repaired_at = now() where id = ${id}`
    const answer = await finance.call('POST', `/console/payment-differences/${id}/resolve`, {
      json: { reason: 'Old' },
    })
    expect(codesOf(answer)).toEqual(['state-changed'])
    expect(await actionsOf(finance, `payment-differences/${id}`)).toEqual([])
  })
})

describe('a list of payments', () => {
  test('is filtered by amount, customer and order; a faulty id and an unknown filter are refused', async () => {
    const finance = await browserOf('finance')
    const [one] = [await insertPayment(payload, customer, { amount: 7_77, currency: 'EUR' })]
    const list = async (filter: object) => {
      const answer = await finance.call(
        'GET',
        `/console/payments?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
      return answer.status === 200
        ? (answer.body as unknown as { id: string }[]).map(({ id }) => id)
        : answer.status
    }
    expect(await list({ currency: 'EUR', amount_gte: 7.77, amount_lte: 7.77 })).toEqual([one])
    expect(await list({ currency: 'EUR', amount_gte: 7.78 })).toEqual([])
    expect(await list({ customer, currency: 'EUR' })).toEqual([one])
    expect(await list({ order: '00000000-0000-4000-8000-000000000000' })).toEqual([])
    expect(await list({ order: 'x' })).toBe(400)
    expect(await list({ secret: 'x' })).toBe(400)
  })

  test('writes amounts of every exponent as the currency has them', async () => {
    const finance = await browserOf('finance')
    const amounts = []
    for (const currency of ['JPY', 'USD', 'KWD']) {
      const id = await insertPayment(payload, customer, { amount: 12_345, currency })
      amounts.push(
        ((await finance.call('GET', `/console/payments/${id}`)).body as { amount?: string }).amount,
      )
    }
    expect(amounts).toEqual(['12345', '123.45', '12.345'])
  })
})
