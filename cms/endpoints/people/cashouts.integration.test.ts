import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandCashout } from '#cms/operations/cashouts/decide-cashout.ts'
import { formBatches } from '#cms/operations/cashouts/form-batches.ts'
import { requestCashout } from '#cms/operations/cashouts/request-cashout.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { DAYS, makeEarner, payableBy, testPayees } from '#cms/testing/cashouts.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { type CashoutDesk, cashoutDeskSchema, cashoutReceiptSchema } from '#domain/contract/cashouts.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

const BANK = payableBy('bank')

async function earner(cents: number): Promise<{ browser: TestBrowser; user: string; contributor: number }> {
  const person = await makePerson(payload)
  const contributor = await makeEarner(payload, person.id, cents)
  return { browser: await withSession(payload, person), user: person.id, contributor }
}

async function deskOf(browser: TestBrowser): Promise<CashoutDesk> {
  const { body } = await browser.call('GET', '/v2/auth/cashouts')
  return cashoutDeskSchema.parse(body.response?.cashouts)
}

/** A cashout of the whole balance, requested and in a batch of its bank. */
async function sent(user: string, contributor: number): Promise<{ eve: Holder; cashout: string }> {
  const payees = testPayees(new Map([[contributor, BANK]]))
  const eve: Holder = { id: (await makePerson(payload)).id, roles: ['finance'] }
  const made = await requestCashout(
    { payload, payees },
    {
      actor: { id: user, roles: [], isContributor: true },
      form: { contributor, currency: 'USD', key: randomUUID() },
      now: DAYS.request,
    },
  )
  if (!made.ok) throw new Error(made.code)
  const cashout = made.value.id
  await commandCashout(payload, { actor: eve, cashout, action: 'approve', reason: 'Checked' })
  await formBatches({ payload, payees }, { actor: eve, reason: 'Payday', now: DAYS.payment })
  return { eve, cashout }
}

test('the desk states what was earned, and everything that is missing for a request', async () => {
  const { browser, contributor } = await earner(4_000)
  const { profiles } = await deskOf(browser)
  expect(profiles).toMatchObject([{ contributor, held: null, cashouts: [] }])
  expect(profiles[0]?.first_payout_at).not.toBeNull()
  expect(profiles[0]?.balances).toMatchObject([
    {
      currency: 'USD',
      pending: { amount: '0' },
      available: { amount: '4000' },
      minimum: { amount: '10000' },
      deductions: null,
      missing: [
        'cashout-below-minimum',
        'cashout-too-early',
        'cashout-tax-form-missing',
        'cashout-method-missing',
      ],
    },
  ])
  const form = { contributor, currency: 'USD', key: randomUUID() }
  expect(codesOf(await browser.call('POST', '/v2/auth/cashouts', { json: form }))).toEqual([
    'cashout-below-minimum',
  ])
})

test('people without a profile have an empty desk, and cannot request for others', async () => {
  const { contributor } = await earner(20_000)
  const browser = await withSession(payload, await makePerson(payload))
  expect(await deskOf(browser)).toEqual({ profiles: [] })
  const form = { contributor, currency: 'USD', key: randomUUID() }
  expect(codesOf(await browser.call('POST', '/v2/auth/cashouts', { json: form }))).toEqual(['not-found'])
})

test('each state has its expected date, and a paid cashout a receipt for its contributor alone', async () => {
  const { browser, user, contributor } = await earner(20_000)
  const { eve, cashout } = await sent(user, contributor)
  const onTheWay = (await deskOf(browser)).profiles[0]
  const arrival = new Date(DAYS.payment.getTime() + 5 * 24 * 60 * 60 * 1000).toISOString()
  expect(onTheWay?.cashouts).toMatchObject([
    { id: cashout, state: 'processing', net: { amount: '19200' }, expected_by: arrival },
  ])
  expect(onTheWay?.balances[0]).toMatchObject({ available: { amount: '0' }, on_hold: { amount: '20000' } })
  const path = `/v2/auth/cashouts/receipt?cashout=${cashout}`
  expect((await browser.call('GET', path)).status).toBe(404)

  await commandCashout(payload, { actor: eve, cashout, action: 'pay', reason: 'SEPA-9' })
  expect((await deskOf(browser)).profiles[0]).toMatchObject({
    balances: [{ paid: { amount: '20000' }, on_hold: { amount: '0' } }],
    cashouts: [{ state: 'paid', expected_by: null }],
  })
  const { body } = await browser.call('GET', path)
  expect(cashoutReceiptSchema.parse(body.response?.receipt)).toMatchObject({
    id: cashout,
    fee: { amount: '800' },
    transfer: 'SEPA-9',
  })
  const pdf = await browser.call('GET', `/v2/auth/cashouts/receipt/pdf?cashout=${cashout}&lang=ja`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const other = await withSession(payload, await makePerson(payload))
  expect((await other.call('GET', path)).status).toBe(404)
  expect((await browser.call('GET', '/v2/auth/cashouts/receipt?cashout=none')).status).toBe(404)
})
