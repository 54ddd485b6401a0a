import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { readStatement } from '#cms/operations/ledger/read-statement.ts'
import { reverse } from '#cms/operations/ledger/reverse.ts'
import type { TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import type { Statement } from '#domain/contract/console/ledger.ts'
import { credit, debit } from '#domain/ledger/transaction.ts'
import { money } from '#domain/money/money.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'

const ACCOUNT = 'gateway-clearing:stripe:USD'
let opened: TestPayload
let payload: Payload
let finance: TestBrowser
const posted: string[] = []

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  finance = await browserOf('finance')
  for (const amount of [1000, 2000, 3050]) await receive(amount)
  await inTransaction(payload, (transaction) =>
    post(transaction, [
      {
        reference: 'earned:1',
        kind: 'royalty',
        entries: [
          debit('platform-revenue', money(700, 'JPY')),
          credit('contributor-pending', money(700, 'JPY'), '7'),
        ],
      },
    ]),
  )
})
afterAll(() => opened.close())

const browserOf = async (...roles: readonly StaffRole[]): Promise<TestBrowser> =>
  withSession(payload, await makePerson(payload, { roles }))

async function receive(amount: number): Promise<void> {
  const [done] = await inTransaction(payload, (transaction) =>
    post(transaction, [
      {
        reference: `received:${amount}`,
        kind: 'payment',
        entries: [
          debit('gateway-clearing', money(amount, 'USD'), 'stripe'),
          credit('platform-revenue', money(amount, 'USD')),
        ],
      },
    ]),
  )
  posted.push(done?.id ?? '')
}

const read = async (path: string, browser = finance) => browser.call('GET', `/console/${path}`)

describe('the trial balance', () => {
  test('is zero in each currency, with the debits and credits of each account', async () => {
    expect((await read('ledger/trial-balance')).body).toEqual({
      lines: [
        { account: 'contributor-pending', currency: 'JPY', debits: '0', credits: '700' },
        { account: 'gateway-clearing', currency: 'USD', debits: '60.50', credits: '0.00' },
        { account: 'platform-revenue', currency: 'JPY', debits: '700', credits: '0' },
        { account: 'platform-revenue', currency: 'USD', debits: '0.00', credits: '60.50' },
      ],
      sums: [
        { currency: 'JPY', debits: '700', credits: '700', difference: '0' },
        { currency: 'USD', debits: '60.50', credits: '60.50', difference: '0.00' },
      ],
    })
  })
})

describe('an account', () => {
  test('is listed with its balance on the usual side, tracked or not', async () => {
    const balances = (
      (await read('ledger-accounts')).body as unknown as { id: string; balance: string }[]
    ).map(({ id, balance }) => [id, balance])
    expect(balances).toEqual([
      ['contributor-pending:7:JPY', '700'],
      [ACCOUNT, '60.50'],
      ['platform-revenue::JPY', '-700'],
      ['platform-revenue::USD', '60.50'],
    ])
  })

  test('has a statement with the balance after each entry, page by page', async () => {
    const whole = (await read(`ledger-accounts/${encodeURIComponent(ACCOUNT)}/statement`))
      .body as unknown as Statement
    expect(whole.entries.map(({ reference, amount, balance }) => [reference, amount, balance])).toEqual([
      ['received:3050', '30.50', '60.50'],
      ['received:2000', '20.00', '30.00'],
      ['received:1000', '10.00', '10.00'],
    ])
    expect(whole.next).toBeNull()
    const first = await readStatement(payload, ACCOUNT, null, 2)
    const second = await readStatement(payload, ACCOUNT, first?.next ?? null, 2)
    expect([...(first?.entries ?? []), ...(second?.entries ?? [])]).toEqual(whole.entries)
  })

  test.each(['nothing', 'secret:stripe:USD', 'gateway-clearing:stripe:XXX'])(
    'with the id %s is not found',
    async (id) => {
      expect((await read(`ledger-accounts/${encodeURIComponent(id)}/statement`)).status).toBe(404)
    },
  )

  test('refuses a page that is none', async () => {
    for (const query of ['before=x', 'before=0', 'page=2'])
      expect((await read(`ledger-accounts/${encodeURIComponent(ACCOUNT)}/statement?${query}`)).status).toBe(
        400,
      )
  })
})

describe('a transaction', () => {
  test('is shown with its entries and the one that reverses it', async () => {
    const [id = ''] = posted
    expect((await read(`ledger-transactions/${id}`)).body).toMatchObject({
      reference: 'received:1000',
      posting_kind: 'payment',
      reversed_by: null,
      entries: [
        { id: ACCOUNT, holder: 'stripe', debit: '10.00', credit: null },
        { id: 'platform-revenue::USD', holder: null, debit: null, credit: '10.00' },
      ],
    })
    const reversal = await inTransaction(payload, (transaction) =>
      reverse(transaction, { transaction: id, actor: null, reason: 'Twice' }),
    )
    expect((await read(`ledger-transactions/${id}`)).body).toMatchObject({
      reversed_by: Number(reversal?.id),
    })
    expect((await read(`ledger-transactions/${reversal?.id}`)).body).toMatchObject({
      reverses: Number(id),
      reason: 'Twice',
    })
  })
})

describe('the verification', () => {
  const verify = (browser = finance) => browser.call('POST', '/console/ledger/verify', { json: {} })

  test('finds nothing in a sound ledger, and a balance that was changed', async () => {
    expect((await verify()).body).toEqual({ faults: [] })
    await sql(payload)`update ledger_balances set balance = balance + 1`
    expect((await verify()).body).toEqual({
      faults: [{ kind: 'balance', place: 'contributor-pending:7:JPY' }],
    })
    await sql(payload)`update ledger_balances set balance = balance - 1`
  })
})

test.each(['support', 'manager', 'developer'] as const)('a %s reads nothing of the ledger', async (role) => {
  const browser = await browserOf(role)
  for (const path of [
    'ledger/trial-balance',
    'ledger/conservation',
    'ledger-accounts',
    `ledger-accounts/${encodeURIComponent(ACCOUNT)}/statement`,
  ])
    expect([path, (await read(path, browser)).status]).toEqual([path, 403])
  expect((await browser.call('POST', '/console/ledger/verify', { json: {} })).status).toBe(403)
})

describe('a posting', () => {
  test('is reversed once by finance with a reason; a reversal is not', async () => {
    const support = await browserOf('support')
    await receive(4321)
    const id = posted.at(-1) ?? ''
    const reverseIt = (browser: TestBrowser, posting = id) =>
      browser.call('POST', `/console/ledger-transactions/${posting}/reverse`, {
        json: { reason: 'Booked twice' },
      })
    expect((await read(`ledger-transactions/${id}`)).body).toMatchObject({ allowed_actions: ['reverse'] })
    expect((await reverseIt(support)).status).toBe(403)
    const answers = await Promise.all([reverseIt(finance), reverseIt(finance), reverseIt(finance)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { body } = await read(`ledger-transactions/${id}`)
    expect(body).toMatchObject({ allowed_actions: [], reversed_by: expect.any(Number) })
    const { reversed_by: reversal } = body as unknown as { reversed_by: number }
    expect((await read(`ledger-transactions/${reversal}`)).body).toMatchObject({
      reason: 'Booked twice',
      allowed_actions: [],
    })
    expect((await reverseIt(finance, String(reversal))).status).toBe(409)
    expect((await reverseIt(finance, '99999999')).status).toBe(404)
    const logged = await sql(payload)`
      select command, reason from audit_log where resource = 'ledger-transactions' and record_id = ${id}`
    expect(logged).toEqual([{ command: 'posting.correct', reason: 'Booked twice' }])
  })
})
