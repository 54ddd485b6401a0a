import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { insertPayment } from '#cms/testing/billing.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import { money } from '#domain/money/money.ts'
import { earnedPosting } from '#domain/referrals/postings.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

const CENTS = 20_000

/** An affiliate with 200.00 dollars of settled commissions. */
async function affiliate(): Promise<{ person: TestPerson; browser: TestBrowser }> {
  const person = await makePerson(payload)
  const buyer = await makePerson(payload)
  const payment = await insertPayment(payload, buyer.id, { amount: CENTS * 5 })
  const [row] = await sql<{ id: string }>(payload)`
    with joined as (insert into affiliates (user_id) values (${person.id}))
    insert into referral_rewards (program, referrer_id, buyer_id, payment_id, currency, earned, amount, state, due_at, settled_at)
    values ('affiliate', ${person.id}, ${buyer.id}, ${payment}::uuid, 'USD', ${CENTS}, ${CENTS}, 'settled', now(), now())
    returning id`
  const reward = { id: row?.id ?? '', program: 'affiliate', referrer: person.id, state: 'held' } as const
  const posting = earnedPosting(reward, money(CENTS, 'USD'))
  await inTransaction(payload, (transaction) => post(transaction, [posting]))
  return { person, browser: await withSession(payload, person) }
}

test('a payout is requested in the dashboard, then approved and paid by finance in the console', async () => {
  const { person, browser } = await affiliate()
  const ask = (json: object) => browser.call('POST', '/v2/auth/affiliation/payouts', { json })
  expect(codesOf(await ask({ currency: 'USD', address: 'no address' }))).toEqual(['address: email-invalid'])
  const { body: asked } = await ask({ currency: 'USD', address: 'ada@example.com' })
  const affiliation = asked.response?.affiliation as { payouts: { uuid: string }[] }
  expect(affiliation).toMatchObject({ payable: [], payouts: [{ state: 'requested' }] })
  const path = `/console/affiliate-payouts/${affiliation.payouts[0]?.uuid}`

  const finance = await withSession(payload, await makePerson(payload, { roles: ['finance'] }))
  const support = await withSession(payload, await makePerson(payload, { roles: ['support'] }))
  expect((await support.call('GET', path)).status).toBe(403)
  expect((await finance.call('GET', path)).body).toMatchObject({
    customer_email: person.email,
    amount: '200.00',
    payout_state: 'requested',
    address: 'ada@example.com',
    allowed_actions: ['approve', 'refuse'],
  })
  const act = (who: TestBrowser, action: string, reason = 'Checked') =>
    who.call('POST', `${path}/${action}`, { json: { reason } })
  expect((await act(support, 'approve')).status).toBe(403)
  expect((await act(finance, 'approve')).status).toBe(200)
  expect((await act(finance, 'pay', 'PP-77')).status).toBe(200)
  expect(codesOf(await act(finance, 'refuse'))).toEqual(['state-changed'])
  expect((await finance.call('GET', path)).body).toMatchObject({
    payout_state: 'paid',
    transfer: 'PP-77',
    allowed_actions: [],
  })
  const unknown = `/console/affiliate-payouts/${randomUUID()}`
  expect((await finance.call('GET', unknown)).status).toBe(404)
  expect((await finance.call('POST', `${unknown}/approve`, { json: { reason: 'Checked' } })).status).toBe(404)
})
