import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandCashout } from '#cms/operations/cashouts/decide-cashout.ts'
import { formBatches } from '#cms/operations/cashouts/form-batches.ts'
import { requestCashout } from '#cms/operations/cashouts/request-cashout.ts'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import { DAYS, earn, makeEarner, payableBy, testPayees } from '#cms/testing/cashouts.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import type { CashoutAction } from '#domain/cashouts/decide.ts'
import type { Payee, PayoutMethod } from '#domain/payees/payee.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

let opened: TestPayload
let payload: Payload
let eve: Holder
let bob: Holder
const known = new Map<number, Payee>()
const payees = testPayees(known)

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  eve = { id: (await makePerson(payload)).id, roles: ['finance'] }
  bob = { id: (await makePerson(payload)).id, roles: ['finance'] }
})
afterAll(() => opened.close())

interface Earner {
  readonly actor: Holder
  readonly contributor: number
}

async function earner(cents: number, method: PayoutMethod = 'bank'): Promise<Earner> {
  const { id } = await makePerson(payload)
  const contributor = await makeEarner(payload, id, cents)
  known.set(contributor, payableBy(method))
  return { actor: { id, roles: [], isContributor: true }, contributor }
}

const request = ({ actor, contributor }: Earner, key: string = randomUUID()) =>
  requestCashout(
    { payload, payees },
    { actor, form: { contributor, currency: 'USD', key }, now: DAYS.request },
  )

async function requested(cents: number): Promise<Earner & { readonly cashout: string }> {
  const who = await earner(cents)
  const made = await request(who)
  if (!made.ok) throw new Error(made.code)
  return { ...who, cashout: made.value.id }
}

const act = (actor: Holder, cashout: string, action: CashoutAction, reason = 'Checked') =>
  commandCashout(payload, { actor, cashout, action, reason })
const form = () => formBatches({ payload, payees }, { actor: eve, reason: 'Payday', now: DAYS.payment })

async function balancesOf(contributor: number): Promise<Record<string, number>> {
  const rows = await sql<{ account: string; balance: string }>(payload)`
    select account, (-balance)::text as balance from ledger_balances where holder = ${String(contributor)} and balance <> 0`
  return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]))
}

const stateOf = async (cashout: string) => {
  const [row] = await sql<{ state: string }>(payload)`select state from cashouts where id = ${cashout}::uuid`
  return row?.state
}

const mailsOf = async (user: string) =>
  (
    await sql<{ template: string }>(
      payload,
    )`select template from mails where user_id = ${user} order by created_at`
  ).map(({ template }) => template)

describe('a cashout', () => {
  test('is requested whole, approved, sent and paid, each with its posting, mail and entry in the log', async () => {
    const { actor, contributor, cashout } = await requested(40_000)
    expect(await balancesOf(contributor)).toEqual({ 'contributor-on-hold': 40_000 })
    expect(await act(eve, cashout, 'pay')).toMatchObject({ code: 'state-changed' })
    expect(await act(eve, cashout, 'approve')).toMatchObject({ ok: true })
    expect(await form()).toMatchObject({ ok: true, value: { cashouts: 1 } })
    expect(await balancesOf(contributor)).toEqual({ 'contributor-paid-out': 39_200 })
    expect(await act(eve, cashout, 'pay', 'SEPA-1')).toMatchObject({ ok: true })
    expect(await balancesOf(contributor)).toEqual({})
    expect(await stateOf(cashout)).toBe('paid')
    expect((await mailsOf(actor.id)).sort()).toEqual([
      'cashout-approved',
      'cashout-paid',
      'cashout-requested',
      'cashout-sent',
    ])
    const log = await sql(payload)`
      select command, actor_id from audit_log where resource = 'cashouts' and record_id = ${cashout} order by id`
    expect(log).toEqual([
      { command: 'cashout.request', actor_id: actor.id },
      { command: 'cashout.approve', actor_id: eve.id },
      { command: 'cashout.pay', actor_id: eve.id },
    ])
    const events = await sql(payload)`
      select event, to_state from cashout_events where cashout_id = ${cashout}::uuid order by id`
    expect(events.map(({ to_state: state }) => state)).toEqual([
      'requested',
      'approved',
      'processing',
      'paid',
    ])
  })

  test('with a key that was used is the cashout of its first use', async () => {
    const who = await earner(20_000)
    const key = randomUUID()
    const first = await request(who, key)
    expect(await request(who, key)).toEqual(first)
    expect(await request(who)).toMatchObject({ code: 'cashout-below-minimum' })
  })

  test('of a profile of another user, or of none, is not found', async () => {
    const { contributor } = await earner(20_000)
    const { actor } = await earner(20_000)
    expect(await request({ actor, contributor })).toMatchObject({ code: 'not-found' })
    expect(await request({ actor, contributor: 2_000_000_000 })).toMatchObject({ code: 'not-found' })
  })

  test('that is rejected makes the money available again, with the reason', async () => {
    const { actor, contributor, cashout } = await requested(20_000)
    expect(await act(eve, cashout, 'reject', 'The name differs')).toMatchObject({ ok: true })
    expect(await balancesOf(contributor)).toEqual({ 'contributor-available': 20_000 })
    expect(await mailsOf(actor.id)).toContain('cashout-rejected')
    expect(await request({ actor, contributor })).toMatchObject({ ok: true })
  })

  test('that a bank sends back is available again, with the fee', async () => {
    const { contributor, cashout } = await requested(20_000)
    await act(eve, cashout, 'approve')
    await form()
    await act(eve, cashout, 'pay', 'SEPA-2')
    expect(await act(eve, cashout, 'fail', 'Account closed')).toMatchObject({ ok: true })
    expect(await stateOf(cashout)).toBe('failed')
    expect(await balancesOf(contributor)).toEqual({ 'contributor-available': 20_000 })
  })

  test('above 1,000.00 dollars needs two people, and never the payee', async () => {
    const { actor, cashout } = await requested(100_001)
    const payee: Holder = { id: actor.id, roles: ['finance'] }
    expect(await act(payee, cashout, 'approve')).toMatchObject({ code: 'payout-of-own-account' })
    expect(await act({ ...eve, roles: ['support'] }, cashout, 'approve')).toMatchObject({ code: 'forbidden' })
    expect(await act(eve, cashout, 'approve')).toMatchObject({ ok: true })
    expect(await act(eve, cashout, 'approve')).toMatchObject({ code: 'payout-needs-second-person' })
    expect(await stateOf(cashout)).toBe('requested')
    expect(await act(bob, cashout, 'approve')).toMatchObject({ ok: true })
    expect(await stateOf(cashout)).toBe('approved')
  })

  test('is not approved or sent while finance holds it, and the contributor reads why', async () => {
    const { actor, contributor, cashout } = await requested(20_000)
    expect(await act(eve, cashout, 'hold', 'We check a claim')).toMatchObject({ ok: true })
    expect(await act(eve, cashout, 'hold')).toMatchObject({ code: 'state-changed' })
    expect(await act(eve, cashout, 'approve')).toMatchObject({ code: 'cashout-on-hold' })
    expect(await mailsOf(actor.id)).toContain('cashout-held')
    expect(await act(bob, cashout, 'release')).toMatchObject({ ok: true })
    expect(await act(eve, cashout, 'approve')).toMatchObject({ ok: true })
    expect(await act(eve, cashout, 'hold', 'Once more')).toMatchObject({ ok: true })
    await form()
    expect(await stateOf(cashout)).toBe('approved')
    expect(await act(eve, cashout, 'release')).toMatchObject({ ok: true })
    expect(await form()).toMatchObject({ ok: true })
    expect(await balancesOf(contributor)).toEqual({ 'contributor-paid-out': 19_200 })
  })

  test('after a chargeback is not approved, and later earnings make up for the negative balance first', async () => {
    const { actor, contributor, cashout } = await requested(20_000)
    await earn(payload, contributor, -5_000)
    expect(await act(eve, cashout, 'approve')).toMatchObject({ code: 'cashout-not-covered' })
    expect(await act(eve, cashout, 'reject', 'Chargeback')).toMatchObject({ ok: true })
    expect(await balancesOf(contributor)).toEqual({ 'contributor-available': 15_000 })
    const again = await request({ actor, contributor })
    if (!again.ok) throw new Error(again.code)
    await act(eve, again.value.id, 'approve')
    await form()
    await act(eve, again.value.id, 'pay', 'SEPA-3')
    await earn(payload, contributor, -12_000)
    await earn(payload, contributor, 10_000)
    expect(await request({ actor, contributor })).toMatchObject({ code: 'cashout-below-minimum' })
    await earn(payload, contributor, 12_000)
    expect(await request({ actor, contributor })).toMatchObject({ ok: true })
    expect(await balancesOf(contributor)).toEqual({ 'contributor-on-hold': 10_000 })
  })

  test('is not sent outside of the payment days', async () => {
    const { cashout } = await requested(20_000)
    await act(eve, cashout, 'approve')
    const early = await formBatches({ payload, payees }, { actor: eve, reason: 'Early', now: DAYS.request })
    expect(early).toMatchObject({ code: 'cashout-not-payday' })
  })
})

test('50 parallel requests of the whole balance make one cashout', async () => {
  const who = await earner(20_000)
  const made = await Promise.all(Array.from({ length: 50 }, () => request(who)))
  expect(made.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await balancesOf(who.contributor)).toEqual({ 'contributor-on-hold': 20_000 })
})

test('two parallel first approvals of a large cashout do not approve it alone', async () => {
  const { cashout } = await requested(150_000)
  const made = await Promise.all([act(eve, cashout, 'approve'), act(eve, cashout, 'approve')])
  expect(made.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await stateOf(cashout)).toBe('requested')
})

test('the books balance', async () => {
  const { differences } = await inTransaction(payload, (transaction) => readTrialBalance(transaction))
  expect(differences.size).toBe(0)
})
