import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportBatch } from '#cms/operations/cashouts/export-batch.ts'
import { formBatches } from '#cms/operations/cashouts/form-batches.ts'
import { requestCashout } from '#cms/operations/cashouts/request-cashout.ts'
import { sql } from '#cms/operations/database.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { DAYS, makeEarner, payableBy, testPayees } from '#cms/testing/cashouts.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import type { Payee } from '#domain/payees/payee.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

let opened: TestPayload
let payload: Payload
let eve: TestPerson
let finance: TestBrowser
let support: TestBrowser
const known = new Map<number, Payee>()
const payees = testPayees(known)

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  eve = await makePerson(payload, { roles: ['finance'] })
  finance = await withSession(payload, eve)
  support = await withSession(payload, await makePerson(payload, { roles: ['support'] }))
})
afterAll(() => opened.close())

/** A requested cashout of a contributor with a bank account. */
async function requested(cents: number): Promise<string> {
  const { id } = await makePerson(payload)
  const contributor = await makeEarner(payload, id, cents)
  known.set(contributor, payableBy('bank'))
  const made = await requestCashout(
    { payload, payees },
    {
      actor: { id, roles: [], isContributor: true },
      form: { contributor, currency: 'USD', key: randomUUID() },
      now: DAYS.request,
    },
  )
  if (!made.ok) throw new Error(made.code)
  return made.value.id
}

const holder = (): Holder => ({ id: eve.id, roles: ['finance'] })
const post = (who: TestBrowser, path: string, json: object = { reason: 'Checked' }) =>
  who.call('POST', `/console${path}`, { json })

async function batchOf(cashout: string): Promise<string> {
  await post(finance, `/cashouts/${cashout}/approve`)
  const formed = await formBatches(
    { payload, payees },
    { actor: holder(), reason: 'Payday', now: DAYS.payment },
  )
  if (!formed.ok) throw new Error(formed.code)
  return formed.value.batches[0] ?? ''
}

describe('cashouts in the console', () => {
  test('are read and decided by finance alone, each with its steps', async () => {
    const cashout = await requested(20_000)
    const path = `/console/cashouts/${cashout}`
    expect((await support.call('GET', path)).status).toBe(403)
    expect((await post(support, `/cashouts/${cashout}/approve`)).status).toBe(403)
    expect((await finance.call('GET', path)).body).toMatchObject({
      amount: '200.00',
      fee: '8.00',
      payable: '192.00',
      cashout_state: 'requested',
      held: null,
      allowed_actions: ['approve', 'reject', 'hold'],
    })
    expect((await post(finance, `/cashouts/${cashout}/hold`, { reason: 'A claim' })).status).toBe(200)
    expect(codesOf(await post(finance, `/cashouts/${cashout}/approve`))).toEqual(['cashout-on-hold'])
    expect((await finance.call('GET', path)).body).toMatchObject({
      held: 'A claim',
      is_held: true,
      allowed_actions: ['reject', 'release'],
    })
    expect((await post(finance, `/cashouts/${cashout}/release`)).status).toBe(200)
    expect((await post(finance, `/cashouts/${cashout}/reject`, { reason: 'Not you' })).status).toBe(200)
    expect((await finance.call('GET', path)).body).toMatchObject({
      cashout_state: 'rejected',
      reason: 'Not you',
      events: [{ cashout_state: 'requested' }, { cashout_state: 'rejected', actor: eve.email }],
    })
  })

  test('need a reason, and unknown ones are not found', async () => {
    const cashout = await requested(20_000)
    expect((await post(finance, `/cashouts/${cashout}/approve`, {})).status).toBe(400)
    for (const id of [randomUUID(), 'none'])
      expect((await post(finance, `/cashouts/${id}/approve`)).status).toBe(404)
  })
})

describe('payout batches in the console', () => {
  test('are handed to the bank as a file, whose taking is in the log, then sent and paid', async () => {
    const cashout = await requested(20_000)
    const batch = await batchOf(cashout)
    const path = `/payout-batches/${batch}`
    expect((await finance.call('GET', `/console${path}`)).body).toMatchObject({
      batch_state: 'formed',
      cashouts: 1,
      payable: '192.00',
      files: ['pain001', 'csv'],
      allowed_actions: ['send'],
    })
    expect((await post(support, `${path}/export`, { file: 'csv', reason: 'x' })).status).toBe(403)
    // The console knows no payout methods here: the payment is missing in its file.
    const { body } = await post(finance, `${path}/export`, { file: 'csv', reason: 'For the bank' })
    expect(body.response?.file).toMatchObject({ name: `cashouts-${batch}.csv`, missing: 1 })
    const exported = await exportBatch(
      { payload, payees },
      { actor: holder(), batch, file: 'csv', reason: 'For the bank', debtor: { iban: null, bic: null } },
    )
    expect(exported).toMatchObject({ ok: true, value: { missing: 0 } })
    expect(exported.ok && exported.value.content).toContain('DE02120300000000202051')
    expect(codesOf(await post(finance, `${path}/export`, { file: 'pain001', reason: 'x' }))).toEqual([
      'cashout-file-not-sepa',
    ])
    expect(codesOf(await post(finance, `${path}/pay`))).toEqual(['state-changed'])
    expect((await post(finance, `${path}/send`)).status).toBe(200)
    expect((await post(finance, `${path}/pay`, { reason: 'SEPA-4' })).status).toBe(200)
    expect((await finance.call('GET', `/console${path}`)).body).toMatchObject({
      batch_state: 'settled',
      open_cashouts: 0,
      files: [],
      allowed_actions: [],
    })
    expect((await finance.call('GET', `/console/cashouts/${cashout}`)).body).toMatchObject({
      cashout_state: 'paid',
      payout_reference: 'SEPA-4',
      batch,
    })
    const log = await sql<{ reason: string }>(payload)`
      select reason from audit_log where resource = 'payout-batches' and record_id = ${batch} order by id`
    expect(log.map(({ reason }) => reason)).toEqual([
      'Payday',
      'For the bank',
      'For the bank',
      'Checked',
      'SEPA-4',
    ])
  })

  test('are formed by a command with a reason, and refused where nothing can be sent', async () => {
    expect((await post(support, '/payout-batches')).status).toBe(403)
    expect((await post(finance, '/payout-batches', {})).status).toBe(400)
    const codes = codesOf(await post(finance, '/payout-batches'))
    expect(['cashout-none-to-send', 'cashout-not-payday']).toContain(codes[0])
    expect((await post(finance, `/payout-batches/${randomUUID()}/send`)).status).toBe(404)
    expect((await post(finance, `/payout-batches/none/export`, { file: 'csv', reason: 'x' })).status).toBe(
      404,
    )
  })
})
