import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fragment, sql } from '#cms/operations/database.ts'
import { closeMonth } from '#cms/operations/royalties/close-month.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makeRoyalties, type TestRoyalties } from '#cms/testing/royalties.ts'

const OCTOBER = { from: '2026-10-01T00:00:00Z', to: '2026-11-01T00:00:00Z' }
const NOW = Date.parse('2026-11-02T00:00:00Z')
const SUBSCRIBERS = 5
/** Each transaction of the close: five of payments, the sums, three of earnings, and the end. */
const TRANSACTIONS = 10

let opened: TestPayload
let payload: Payload
let royalties: TestRoyalties
/** What a close that nothing interrupts writes. */
let uninterrupted: Awaited<ReturnType<typeof result>>

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  royalties = await makeRoyalties(payload)
  for (let number = 0; number < SUBSCRIBERS; number += 1) await subscribeForOctober()
  await close()
  uninterrupted = await result()
})
afterAll(() => opened.close())
beforeEach(() => royalties.clearCloses())

async function subscribeForOctober() {
  const { subscription } = await royalties.subscribe({ net: 1_000, ...OCTOBER })
  for (const [at, kind] of (['icon', 'photo', 'illustration'] as const).entries()) {
    const item = await royalties.addItem(royalties.contributors[at] ?? 0, kind)
    await royalties.download(subscription, item, '2026-10-10T12:00:00Z')
  }
}

/** In batches of one payment and one earning. */
const close = (afterBatch = () => {}) => closeMonth(payload, '2026-10', { now: NOW, batch: 1, afterBatch })

async function result() {
  return {
    lines: await sql(payload)`
      select p.payment_id, p.position, p.net, l.download_id, l.contributor_id, l.amount, l.rule_id
        from royalty_pools p join royalty_lines l on l.pool_id = p.id order by p.payment_id, l.download_id`,
    earnings: await sql(payload)`select contributor_id, currency, amount, posted_at is not null as posted
      from royalty_earnings order by contributor_id`,
    posted: await sql(payload)`
      select count(*)::int as count from ledger_transactions t join royalty_earnings e
        on t.reference = 'royalty:' || e.id || ':earned'`,
    closes: await sql(payload)`select state, payments, priced_payments, pools, unused_pools, lines, earnings,
      posted_earnings from royalty_closes`,
  }
}

test('an uninterrupted close prices each download and posts each earning', () => {
  expect(uninterrupted.lines).toHaveLength(SUBSCRIBERS * 3)
  expect(uninterrupted.posted).toEqual([{ count: 3 }])
})

test('a close that is killed after any transaction and started again writes the same', async () => {
  for (let stop = 1; stop < TRANSACTIONS; stop += 1) {
    await royalties.clearCloses()
    for (let closed = false; !closed; ) {
      let transactions = 0
      const again = await close(() => {
        transactions += 1
        if (transactions === stop) throw new Error('killed')
      }).catch(() => null)
      closed = again?.state === 'closed'
    }
    expect(await result(), `killed after ${stop} transactions`).toEqual(uninterrupted)
  }
})

test('a close that fails at any of its writing statements and is started again writes the same', async () => {
  await failAt()
  const statements = await countStatements()
  expect(statements).toBeGreaterThan(TRANSACTIONS * 3)
  for (let statement = 1; statement <= statements; statement += 1) {
    await royalties.clearCloses()
    await failAt(statement)
    await expect(close(), `failed at statement ${statement}`).rejects.toThrow()
    expect((await close())?.state).toBe('closed')
    expect(await result(), `failed at statement ${statement}`).toEqual(uninterrupted)
  }
})

const WRITTEN = [
  'royalty_closes',
  'royalty_pools',
  'royalty_line_blocks',
  'royalty_open_payments',
  'royalty_earnings',
  'ledger_transactions',
  'ledger_entries',
] as const

/** Has one of the next statements that write what a close writes fail: once, as the count of them is not rolled back. */
async function failAt(statement?: number) {
  await sql(payload)`create sequence if not exists written_statements`
  await sql(payload)`alter sequence written_statements restart`
  await sql(payload)`
    create or replace function fail_at_statement() returns trigger language plpgsql as ${fragment.raw(`$$ begin
      if nextval('written_statements') = ${statement ?? 0} then raise exception 'interrupted'; end if;
      return null;
    end $$`)}`
  for (const table of WRITTEN) {
    await sql(payload)`
      create or replace trigger fail_at_statement after insert or update or delete on ${fragment.identifier(table)}
        for each statement execute function fail_at_statement()`
  }
}

/** Of a close that nothing interrupts. */
async function countStatements(): Promise<number> {
  await royalties.clearCloses()
  await sql(payload)`alter sequence written_statements restart`
  await close()
  const [row] = await sql<{ last: number }>(payload)`select last_value::int as last from written_statements`
  return row?.last ?? 0
}
