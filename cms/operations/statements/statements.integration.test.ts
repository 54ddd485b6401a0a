import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fragment, inTransaction, type Payload, sql } from '#cms/operations/database.ts'
import { closeMonth } from '#cms/operations/royalties/close-month.ts'
import { followPaymentRoyalties } from '#cms/operations/royalties/follow-payment-royalties.ts'
import { digestOf } from '#cms/operations/statements/digest.ts'
import { printFile, readStatement } from '#cms/operations/statements/statement-file.ts'
import { writeDueStatements } from '#cms/operations/statements/write-due-statements.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import {
  clearAppendOnly,
  makeRoyalties,
  type TestRoyalties,
  type TestSubscribed,
} from '#cms/testing/royalties.ts'
import type { StatementFile } from '#domain/contract/statement-document.ts'
import { verifyStatement } from '#domain/statements/verify.ts'
import { seededRandom } from '#domain/testing/seeded-random.ts'

const OCTOBER = { from: '2026-10-01T00:00:00Z', to: '2026-11-01T00:00:00Z' }
const NOVEMBER = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' }
const NOW = Date.parse('2026-11-02T00:00:00Z')
const LATER = Date.parse('2026-12-02T00:00:00Z')
const STATEMENTS = ['statement_lines', 'statements', 'statement_months']

const KILLS = 20
/** Repeats a run with the seed that a failure printed. */
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000_007)

let opened: TestPayload
let payload: Payload
let royalties: TestRoyalties
let owner: string

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  royalties = await makeRoyalties(payload, 5)
  owner = (await makePerson(payload)).id
  await sql(payload)`update contributors set owner_id = ${owner}`
})
afterAll(() => opened.close())
beforeEach(reset)

/** Every test closes the same months. */
async function reset() {
  await reopen()
  for (const table of ['downloads', 'refunds', 'payments'])
    await sql(payload)`delete from ${fragment.identifier(table)}`
}

/** A subscriber who paid for a month and downloaded a work of each contributor. */
async function subscriber({ from, to } = OCTOBER): Promise<TestSubscribed> {
  const subscribed = await royalties.subscribe({ net: 1_000, from, to })
  for (const contributor of royalties.contributors) {
    const item = await royalties.addItem(contributor, 'photo')
    await royalties.download(subscribed.subscription, item, `${from.slice(0, 8)}10T12:00:00Z`)
  }
  return subscribed
}

async function refund({ payment }: TestSubscribed, amount: number) {
  await sql(payload)`
    insert into refunds (payment_id, amount, state, gateway_id, settled_at)
    values (${payment}::uuid, ${amount}, 'paid', gen_random_uuid()::text, now())`
  await inTransaction(payload, (transaction) => followPaymentRoyalties(transaction, payment, 'refund'))
}

/** The statements of a month as files, by contributor. */
async function files(month: string): Promise<readonly string[]> {
  const rows = await sql<{ id: string }>(payload)`
    select s.id from statements s join statement_months m on m.id = s.month_id
     where to_char(m.month, 'YYYY-MM') = ${month} order by s.contributor_id`
  return Promise.all(
    rows.map(async ({ id }) => {
      const stored = await readStatement(payload, { user: owner, statement: id })
      if (stored === null) throw new Error('the statement is not published')
      let text = ''
      for await (const part of printFile(payload, stored)) text += part
      return text
    }),
  )
}

/** The same next ids, which no posting of another test has: statements name lines and pools. */
async function restartIds() {
  for (const table of ['royalty_single_lines', 'royalty_pools'])
    await sql(payload)`alter table ${fragment.identifier(table)} alter column id restart with 1000000`
}

/** Closes October and writes its statements, in the smallest transactions. */
async function closeAndWrite(afterBatch: () => void) {
  await closeMonth(payload, '2026-10', { now: NOW, batch: 1, afterBatch })
  await writeDueStatements(payload, { now: NOW, batch: 1, afterBatch })
}

/** As before the close. */
async function reopen() {
  await clearAppendOnly(payload, STATEMENTS)
  await royalties.clearCloses()
}

async function rootOf(month: string) {
  const [row] = await sql<{ root: string }>(payload)`
    select root from statement_months where to_char(month, 'YYYY-MM') = ${month}`
  return row?.root ?? ''
}

const parsed = (text: string | undefined) => JSON.parse(text ?? 'null') as StatementFile
const verified = async (text: string, root: string) =>
  (await verifyStatement(text, { digest: digestOf, root })).findings

describe('the statements of a closed month', () => {
  test('verify from their files alone, under the published root, and add up to what was closed', async () => {
    await subscriber()
    await subscriber()
    await closeMonth(payload, '2026-10', { now: NOW })
    expect(await writeDueStatements(payload, { now: NOW })).toEqual(['2026-10'])
    const printed = await files('2026-10')
    const root = await rootOf('2026-10')
    expect(printed).toHaveLength(5)
    for (const text of printed) expect(await verified(text, root)).toEqual([])
    const [first] = printed.map(parsed)
    expect(first?.statement).toMatchObject({
      month: '2026-10',
      lines: 2,
      sums: [{ currency: 'USD', lines: 2, amount: '200' }],
    })
    expect(first?.proof.month).toMatchObject({
      statements: 5,
      lines: 10,
      sums: [{ currency: 'USD', lines: 10, amount: '1000' }],
    })
    expect(first?.lines[0]?.line).toMatchObject({
      kind: 'download',
      date: '2026-10-10',
      work: { form: 'item', title: expect.stringMatching(/^Work /) },
      pool: { net: '1000', weight: 15, shared: '75000' },
      weight: 3,
      share: 5_000,
      rule: 1,
      amount: '100',
    })
    const subscribers = first?.lines.map(({ line }) => line.subscriber)
    expect(new Set(subscribers).size).toBe(2)
  })

  test('are written once, and never changed', async () => {
    await subscriber()
    await closeMonth(payload, '2026-10', { now: NOW })
    await writeDueStatements(payload, { now: NOW })
    const before = await files('2026-10')
    expect(await writeDueStatements(payload, { now: NOW })).toEqual([])
    expect(await files('2026-10')).toEqual(before)
    for (const change of [
      () => sql(payload)`update statement_lines set hash = hash`,
      () => sql(payload)`delete from statements`,
      () => sql(payload)`update statement_months set root = root`,
      () => sql(payload)`delete from statement_months`,
    ])
      await expect(change()).rejects.toThrow()
  })

  test('are the same bytes when writing is interrupted after any transaction', async () => {
    await subscriber()
    await closeMonth(payload, '2026-10', { now: NOW })
    await writeDueStatements(payload, { now: NOW })
    const expected = await files('2026-10')
    for (let steps = 1; steps <= 6; steps += 1) {
      await clearAppendOnly(payload, STATEMENTS)
      let left = steps
      const afterBatch = () => {
        left -= 1
        if (left === 0) throw new Error('interrupted')
      }
      await expect(writeDueStatements(payload, { now: NOW, batch: 1, afterBatch })).rejects.toThrow(
        'interrupted',
      )
      await writeDueStatements(payload, { now: NOW, batch: 2 })
      expect(await files('2026-10')).toEqual(expected)
    }
  })

  test(`are the same bytes when the close and the writing are killed at ${KILLS} random points (KILL_SEED=${SEED})`, async () => {
    for (let subscribers = 0; subscribers < 3; subscribers += 1) await subscriber()
    await restartIds()
    let steps = 0
    await closeAndWrite(() => {
      steps += 1
    })
    const expected = await files('2026-10')
    expect(expected).toHaveLength(5)
    const random = seededRandom(SEED)
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await reopen()
      await restartIds()
      const point = 1 + Math.floor(random() * steps)
      let left = point
      const killed = closeAndWrite(() => {
        left -= 1
        if (left === 0) throw new Error('killed')
      })
      await expect(killed).rejects.toThrow('killed')
      await closeAndWrite(() => {})
      expect(await files('2026-10'), `killed after ${point} of ${steps} transactions`).toEqual(expected)
    }
  })

  test('have a refund after the close as reversal lines of the next month, linked to what they reverse', async () => {
    const subscribed = await subscriber()
    await closeMonth(payload, '2026-10', { now: NOW })
    await writeDueStatements(payload, { now: NOW })
    const before = await files('2026-10')
    await refund(subscribed, 500)
    await subscriber(NOVEMBER)
    await closeMonth(payload, '2026-11', { now: LATER })
    expect(await writeDueStatements(payload, { now: LATER })).toEqual(['2026-11'])
    expect(await files('2026-10')).toEqual(before)
    const printed = await files('2026-11')
    const root = await rootOf('2026-11')
    for (const text of printed) expect(await verified(text, root)).toEqual([])
    const [first] = printed.map(parsed)
    const [was] = before.map(parsed)
    expect(first?.lines.map(({ line }) => [line.kind, line.amount, line.cause])).toEqual([
      ['reversal', '-50', 'refund'],
      ['download', '100', null],
    ])
    const { id, no, amount } = was?.lines[0]?.line ?? {}
    expect(first?.lines[0]?.line.reverses).toEqual({ id, no, amount, month: '2026-10' })
    expect(first?.statement.sums).toEqual([{ currency: 'USD', lines: 2, amount: '50' }])
    expect(first?.lines[1]?.line.subscriber).not.toBe(was?.lines[0]?.line.subscriber)
  })

  test('have a sale in the month of its payment, and every line once though two months are written at once', async () => {
    const subscribed = await subscriber()
    await subscriber(NOVEMBER)
    await sell('2026-10-31T23:59:59Z')
    await sell('2026-11-01T00:00:00Z')
    await closeMonth(payload, '2026-10', { now: NOW })
    await refund(subscribed, 1_000)
    await closeMonth(payload, '2026-11', { now: LATER })
    expect(await writeDueStatements(payload, { now: LATER })).toEqual(['2026-10', '2026-11'])
    const [october] = (await files('2026-10')).map(parsed)
    const [november] = (await files('2026-11')).map(parsed)
    expect(october?.lines.map(({ line }) => line.kind)).toEqual(['sale', 'download', 'reversal'])
    expect(november?.lines.map(({ line }) => line.kind)).toEqual(['sale', 'download'])
    const [counts] = await sql<{ lines: number; stated: number }>(payload)`
      select (select count(*)::int from royalty_lines) as lines, (select count(*)::int from statement_lines) as stated`
    expect(counts?.stated).toBe(counts?.lines)
    for (const month of ['2026-10', '2026-11'])
      for (const text of await files(month)) expect(await verified(text, await rootOf(month))).toEqual([])
  })

  test('are empty for a month in which nothing was earned', async () => {
    await closeMonth(payload, '2026-10', { now: NOW })
    expect(await writeDueStatements(payload, { now: NOW })).toEqual(['2026-10'])
    expect(await files('2026-10')).toEqual([])
    expect(await rootOf('2026-10')).toMatch(/^[0-9a-f]{64}$/)
  })
})

/** A single sale of a work of the first contributor. */
async function sell(at: string): Promise<void> {
  const { payment } = await royalties.subscribe({ net: 500, ...OCTOBER })
  await sql(payload)`
    update payments set subscription_id = null, period_start = null, period_end = null, paid_at = ${at}::timestamptz
     where id = ${payment}::uuid`
  await sql(payload)`
    update order_lines l set form = 'item', asset_id = 1, plan_id = null, plan_slug = null, plan_type = null,
      period = null, seats = null, trial_days = null from payments p
     where p.id = ${payment}::uuid and l.order_id = p.order_id`
  await sql(payload)`
    insert into royalty_single_lines (kind, payment_id, order_line_id, contributor_id, rule_id, share, base, currency, amount)
    select 'sale', p.id, (select min(l.id) from order_lines l where l.order_id = p.order_id),
      ${royalties.contributors[0]}::int, 1, 6000, 500, 'USD', 300 from payments p where p.id = ${payment}::uuid`
}
