import { createHash, randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, sql, transactionOf } from '#cms/operations/database.ts'
import { answerDispute } from '#cms/operations/disputes/answer-dispute.ts'
import { followDispute } from '#cms/operations/disputes/follow-dispute.ts'
import { readDisputeFacts } from '#cms/operations/disputes/read-facts.ts'
import {
  type DisputeAnswer,
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
} from '#cms/ports/payment-gateway.ts'
import { insertDispute, insertPayment } from '#cms/testing/billing.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import { makeRoyalties, type TestRoyalties } from '#cms/testing/royalties.ts'
import { evidenceText } from '#domain/disputes/evidence.ts'
import { money } from '#domain/money/money.ts'
import { STAFF_ROLES } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload
let royalties: TestRoyalties
let eve: TestPerson
let finance: TestBrowser
const submitted: (DisputeAnswer & { readonly idempotencyKey: string })[] = []

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  royalties = await makeRoyalties(payload, 1)
  eve = await makePerson(payload, { roles: ['finance'] })
  finance = await withSession(payload, eve)
})
afterAll(() => opened.close())

const actor = () => ({ id: eve.id, roles: ['finance'] as const })
const stripe = (submitEvidence: PaymentGateway['submitEvidence']): { stripe: PaymentGateway } => ({
  stripe: { ...memoryGateway(), submitEvidence },
})
const taking = stripe(async (answer) => {
  submitted.push(answer)
})
const post = (path: string, json: object = { reason: 'Asked by the bank' }, who = finance) =>
  who.call('POST', `/console/disputes/${path}`, { json })
const logOf = (id: string) =>
  sql<{ reason: string; after: { action: string } }>(payload)`
    select reason, after from audit_log where resource = 'disputes' and record_id = ${id} order by id`

/** A disputed month of a subscriber with two downloads in it and one after it. */
async function disputed(): Promise<string> {
  const { subscription, payment } = await royalties.subscribe({
    net: 1999,
    from: '2026-05-01',
    to: '2026-06-01',
  })
  const item = await royalties.addItem(royalties.contributors[0] ?? 0)
  for (const at of ['2026-05-02', '2026-05-30', '2026-06-01'])
    await royalties.download(subscription, item, at)
  return insertDispute(payload, payment)
}

describe('the evidence of a dispute', () => {
  test('has the downloads of the paid period alone', async () => {
    const facts = await readDisputeFacts(transactionOf(payload), await disputed())
    expect(facts?.downloads.map(({ at }) => at.slice(0, 10))).toEqual(['2026-05-02', '2026-05-30'])
    expect(facts?.downloads[0]).toMatchObject({ format: 'svg', title: expect.stringMatching(/^Work/) })
    expect(facts?.payment.amount).toEqual(money(1999, 'USD'))
  })

  test('is a PDF for finance alone, with a reason that is logged', async () => {
    const dispute = await disputed()
    expect((await post(`${dispute}/evidence`, {})).status).toBe(400)
    const { body, status } = await post(`${dispute}/evidence`)
    expect(status).toBe(200)
    const file = body.response?.file as { name: string; base64: string }
    expect(file.name).toBe(`dispute-${dispute}.pdf`)
    expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect(await logOf(dispute)).toMatchObject([
      { reason: 'Asked by the bank', after: { action: 'evidence' } },
    ])
    for (const role of STAFF_ROLES) {
      if (role === 'finance' || role === 'admin') continue
      const other = await withSession(payload, await makePerson(payload, { roles: [role] }))
      for (const path of ['evidence', 'submit', 'record'])
        expect([role, (await post(`${dispute}/${path}`, undefined, other)).status]).toEqual([role, 403])
      expect([role, (await other.call('GET', `/console/disputes/${dispute}`)).status]).toEqual([role, 403])
    }
    for (const id of [randomUUID(), 'none']) expect((await post(`${id}/evidence`)).status).toBe(404)
  })
})

describe('an answer to a dispute', () => {
  test('sends the evidence once, and keeps the hash of what was sent', async () => {
    const dispute = await disputed()
    const facts = await readDisputeFacts(transactionOf(payload), dispute)
    const given = { actor: actor(), dispute, action: 'submit', reason: 'It was used' } as const
    expect(await answerDispute({ payload, gateways: taking }, given)).toMatchObject({ ok: true })
    expect(submitted.at(-1)).toMatchObject({ evidence: { serviceDate: '2026-05-02' } })
    expect((await finance.call('GET', `/console/disputes/${dispute}`)).body).toMatchObject({
      answer_state: 'answered',
      answered_by: eve.email,
      evidence: { downloads: 2, certificates: 0 },
      evidence_sha256: createHash('sha256')
        .update(facts === null ? '' : evidenceText(facts))
        .digest('hex'),
      allowed_actions: [],
    })
    expect(await answerDispute({ payload, gateways: taking }, given)).toMatchObject({
      code: 'dispute-answered',
    })
    expect(await logOf(dispute)).toMatchObject([{ reason: 'It was used', after: { action: 'submit' } }])
  })

  test('can be repeated with the same key when the gateway did not answer', async () => {
    const dispute = await disputed()
    const given = { actor: actor(), dispute, action: 'submit', reason: 'It was used' } as const
    const keys: string[] = []
    const failing = (error: Error) =>
      stripe(async ({ idempotencyKey }) => {
        keys.push(idempotencyKey)
        throw error
      })
    const unavailable = failing(new GatewayUnavailable('down'))
    expect(await answerDispute({ payload, gateways: unavailable }, given)).toMatchObject({
      code: 'gateway-unavailable',
    })
    const refusing = failing(new GatewayRefused('late'))
    expect(await answerDispute({ payload, gateways: refusing }, given)).toMatchObject({
      code: 'gateway-refused',
    })
    expect(new Set(keys).size).toBe(1)
    expect((await finance.call('GET', `/console/disputes/${dispute}`)).body).toMatchObject({
      answer_state: 'due',
      allowed_actions: ['submit', 'record'],
    })
    expect((await post(`${dispute}/record`)).status).toBe(200)
    expect(codesOf(await post(`${dispute}/record`))).toEqual(['dispute-answered'])
  })

  test('is refused for a decided dispute', async () => {
    const { id: user } = await makePerson(payload)
    const payment = await insertPayment(payload, user)
    const lost = { id: `du_${payment}`, intent: '', amount: money(1999, 'USD'), fee: 1500n } as const
    const follow = (state: 'open' | 'lost') =>
      inTransaction(payload, (transaction) =>
        followDispute(
          transaction,
          { id: payment, gateway: 'stripe' },
          {
            ...lost,
            state,
            reason: 'fraudulent',
            answerUntil: Date.UTC(2026, 10, 30),
          },
        ),
      )
    await follow('open')
    await follow('lost')
    const [row] = await sql<{ id: string; answer_until: Date }>(payload)`
      select id, answer_until from disputes where payment_id = ${payment}::uuid`
    expect(new Date(row?.answer_until ?? 0).toISOString()).toBe('2026-11-30T00:00:00.000Z')
    expect(codesOf(await post(`${row?.id}/record`))).toEqual(['dispute-decided'])
    expect((await finance.call('GET', `/console/disputes/${row?.id}`)).body).toMatchObject({
      dispute: 'lost',
      answer_state: 'unanswered',
    })
  })
})
