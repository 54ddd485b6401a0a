import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import { decideAffiliatePayout } from '#cms/operations/payouts/decide-payout.ts'
import { requestPayout } from '#cms/operations/payouts/request-payout.ts'
import { readAffiliation } from '#cms/operations/referrals/read-affiliation.ts'
import { insertPayment } from '#cms/testing/billing.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { affiliationSchema, payoutFormSchema } from '#domain/contract/referrals.ts'
import { money } from '#domain/money/money.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { PayoutAction } from '#domain/referrals/payouts.ts'
import { earnedPosting } from '#domain/referrals/postings.ts'

let opened: TestPayload
let payload: Payload
let eve: Holder
let bob: Holder

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  eve = { id: (await makePerson(payload)).id, roles: ['finance'] }
  bob = { id: (await makePerson(payload)).id, roles: ['finance'] }
})
afterAll(() => opened.close())

/** An affiliate with settled commissions of this many cents, in rewards of 200.00 dollars at most. */
async function affiliate(cents: number): Promise<string> {
  const { id: user } = await makePerson(payload)
  await sql(payload)`insert into affiliates (user_id) values (${user})`
  for (let left = cents; left > 0; left -= 20_000) await reward(user, Math.min(left, 20_000))
  return user
}

async function reward(user: string, cents: number): Promise<void> {
  const { id: buyer } = await makePerson(payload)
  const payment = await insertPayment(payload, buyer, { amount: cents * 5 })
  const [row] = await sql<{ id: string }>(payload)`
    insert into referral_rewards (program, referrer_id, buyer_id, payment_id, currency, earned, amount, state, due_at, settled_at)
    values ('affiliate', ${user}, ${buyer}, ${payment}::uuid, 'USD', ${cents}, ${cents}, 'settled', now(), now()) returning id`
  const posted = { id: row?.id ?? '', program: 'affiliate', referrer: user, state: 'held' } as const
  await inTransaction(payload, (transaction) =>
    post(transaction, [earnedPosting(posted, money(cents, 'USD'))]),
  )
}

const request = (user: string) =>
  requestPayout(payload, {
    user,
    form: payoutFormSchema.parse({ currency: 'USD', address: 'Ada@Example.com' }),
  })

async function requested(cents: number) {
  const user = await affiliate(cents)
  const made = await request(user)
  if (!made.ok) throw new Error(made.code)
  return { user, payout: made.value.uuid }
}

const decide = (actor: Holder, payout: string, action: PayoutAction, reason = 'Checked') =>
  decideAffiliatePayout(payload, { actor, payout, action, reason })

async function balancesOf(user: string): Promise<Record<string, number>> {
  const rows = await sql<{ account: string; balance: string }>(payload)`
    select account, (-balance)::text as balance from ledger_balances where holder = ${user}`
  return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]))
}

const mailsOf = async (user: string) =>
  (
    await sql<{ template: string }>(
      payload,
    )`select template from mails where user_id = ${user} order by created_at`
  ).map(({ template }) => template)

async function shownTo(user: string) {
  const found = await readAffiliation(payload, user)
  if (!found.ok) throw new Error(found.code)
  return affiliationSchema.parse(found.value)
}

describe('a payout', () => {
  test('is requested whole, approved and paid, each with its posting and mail', async () => {
    const { user, payout } = await requested(7_500)
    expect(await balancesOf(user)).toEqual({ 'affiliate-payable': 0, 'affiliate-on-hold': 7_500 })
    expect(await shownTo(user)).toMatchObject({
      payable: [],
      payouts: [{ uuid: payout, state: 'requested', amount: { amount: '7500', currency: 'USD' } }],
    })
    expect(await decide(eve, payout, 'pay')).toMatchObject({ code: 'state-changed' })
    expect(await decide(eve, payout, 'approve')).toMatchObject({ ok: true })
    expect(await decide(eve, payout, 'pay', 'PP-1')).toMatchObject({ ok: true })
    expect(await decide(eve, payout, 'pay', 'PP-1')).toMatchObject({ code: 'state-changed' })
    expect(await balancesOf(user)).toEqual({ 'affiliate-payable': 0, 'affiliate-on-hold': 0 })
    expect(await mailsOf(user)).toEqual(['payout-requested', 'payout-paid'])
    const [row] = await sql(
      payload,
    )`select state, transfer, address from affiliate_payouts where id = ${payout}::uuid`
    expect(row).toEqual({ state: 'paid', transfer: 'PP-1', address: 'ada@example.com' })
    const log = await sql(payload)`
      select command, actor_id from audit_log where resource = 'affiliate-payouts' and record_id = ${payout} order by id`
    expect(log).toEqual([
      { command: 'affiliate-payout.request', actor_id: user },
      { command: 'affiliate-payout.approve', actor_id: eve.id },
      { command: 'affiliate-payout.pay', actor_id: eve.id },
    ])
  })

  test('below the minimum is refused, and so is one of a user without the program', async () => {
    expect(await request(await affiliate(4_999))).toMatchObject({ code: 'payout-below-minimum' })
    expect(await request((await makePerson(payload)).id)).toMatchObject({ code: 'payout-below-minimum' })
  })

  test('that is refused makes the money available again, with the reason', async () => {
    const { user, payout } = await requested(5_000)
    expect(await request(user)).toMatchObject({ code: 'payout-open' })
    expect(await decide(eve, payout, 'refuse', 'Wrong address')).toMatchObject({ ok: true })
    expect(await balancesOf(user)).toEqual({ 'affiliate-payable': 5_000, 'affiliate-on-hold': 0 })
    expect(await shownTo(user)).toMatchObject({
      payable: [{ amount: { amount: '5000' } }],
      payouts: [{ state: 'refused', reason: 'Wrong address' }],
    })
    expect(await mailsOf(user)).toEqual(['payout-requested', 'payout-refused'])
    expect(await request(user)).toMatchObject({ ok: true })
  })

  test('above 1,000.00 dollars needs two people', async () => {
    const { payout } = await requested(100_001)
    expect(await decide(eve, payout, 'approve')).toMatchObject({ ok: true })
    expect(await decide(eve, payout, 'approve')).toMatchObject({ code: 'payout-needs-second-person' })
    expect(await decide(eve, payout, 'pay')).toMatchObject({ code: 'state-changed' })
    expect(await decide(bob, payout, 'approve')).toMatchObject({ ok: true })
    expect(await decide(eve, payout, 'pay')).toMatchObject({ ok: true })
  })

  test('is never decided by its payee, or by staff without the role', async () => {
    const { user, payout } = await requested(5_000)
    const own: Holder = { id: user, roles: ['finance'] }
    for (const action of ['approve', 'pay', 'refuse'] as const)
      expect(await decide(own, payout, action)).toMatchObject({ code: 'payout-of-own-account' })
    expect(await decide({ ...eve, roles: ['support'] }, payout, 'approve')).toMatchObject({
      code: 'forbidden',
    })
  })

  test('that a refund left without cover is not approved', async () => {
    const { user, payout } = await requested(5_000)
    await sql(payload)`update referral_rewards set amount = 1000 where referrer_id = ${user}`
    expect(await decide(eve, payout, 'approve')).toMatchObject({ code: 'payout-not-covered' })
    await sql(payload)`update referral_rewards set amount = 5000 where referrer_id = ${user}`
  })
})

test('50 parallel requests of the whole balance make one payout', async () => {
  const user = await affiliate(20_000)
  const made = await Promise.all(Array.from({ length: 50 }, () => request(user)))
  expect(made.filter(({ ok }) => ok)).toHaveLength(1)
  expect(made.filter((one) => !one.ok && one.code === 'payout-open')).toHaveLength(49)
  expect(await balancesOf(user)).toEqual({ 'affiliate-payable': 0, 'affiliate-on-hold': 20_000 })
})

test('two parallel first approvals of a large payout do not approve it alone', async () => {
  const { payout } = await requested(150_000)
  const made = await Promise.all([decide(eve, payout, 'approve'), decide(eve, payout, 'approve')])
  expect(made.filter(({ ok }) => ok)).toHaveLength(1)
  const [row] = await sql(payload)`select state from affiliate_payouts where id = ${payout}::uuid`
  expect(row).toEqual({ state: 'requested' })
})

test('the books balance', async () => {
  const { differences } = await inTransaction(payload, (transaction) => readTrialBalance(transaction))
  expect(differences.size).toBe(0)
})
