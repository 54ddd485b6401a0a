import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fragment, inTransaction, sql } from '#cms/operations/database.ts'
import { readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import { verifyLedger } from '#cms/operations/ledger/verify.ts'
import { closeMonth } from '#cms/operations/royalties/close-month.ts'
import { openClose } from '#cms/operations/royalties/close-row.ts'
import { followPaymentRoyalties } from '#cms/operations/royalties/follow-payment-royalties.ts'
import { measurePreviews } from '#cms/operations/royalties/measure-previews.ts'
import { priceBatch } from '#cms/operations/royalties/price-batch.ts'
import { readAhead } from '#cms/operations/royalties/read-ahead.ts'
import { releaseEarnings } from '#cms/operations/royalties/release-earnings.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makeRoyalties, type TestRoyalties, type TestSubscribed } from '#cms/testing/royalties.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { money } from '#domain/money/money.ts'
import { allocatePool } from '#domain/royalties/allocate-pool.ts'
import { FIRST_TERMS } from '#domain/royalties/rule.ts'
import { DAY_MS } from '#domain/time/durations.ts'

const OCTOBER = { from: '2026-10-01T00:00:00Z', to: '2026-11-01T00:00:00Z' }
const NOW = Date.parse('2026-11-02T00:00:00Z')

let opened: TestPayload
let payload: Payload
let royalties: TestRoyalties

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  royalties = await makeRoyalties(payload)
})
afterAll(() => opened.close())
afterEach(async () => {
  expect(await verifyLedger(payload)).toEqual([])
  expect((await inTransaction(payload, readTrialBalance)).differences.size).toBe(0)
})
beforeEach(reset)

/** Every test closes the same month. */
async function reset() {
  await royalties.clearCloses()
  await sql(payload)`delete from royalty_previews`
  await sql(payload)`delete from downloads`
  await sql(payload)`delete from refunds`
  await sql(payload)`delete from payments where subscription_id is not null`
}

const lines = () =>
  sql<{ kind: string; contributor: number; amount: number; cause: string | null; weight: number }>(payload)`
    select kind, contributor_id as contributor, amount::int as amount, cause, weight from royalty_lines order by id`

async function balancesOf(contributor: number) {
  const rows = await sql<{ account: string; balance: number }>(payload)`
    select account, (-balance)::float8 as balance from ledger_balances where holder = ${String(contributor)}`
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]))
}

async function refund({ payment }: TestSubscribed, amount: number) {
  await sql(payload)`
    insert into refunds (payment_id, amount, state, gateway_id, settled_at)
    values (${payment}::uuid, ${amount}, 'paid', gen_random_uuid()::text, now())`
  await follow(payment, 'refund')
}

const follow = (payment: string, cause: 'refund' | 'chargeback') =>
  inTransaction(payload, (transaction) => followPaymentRoyalties(transaction, payment, cause))

/** A subscriber who paid 10.00 for October and downloaded an icon, a photo and an illustration of three contributors. */
async function october() {
  const subscribed = await royalties.subscribe({ net: 1_000, ...OCTOBER })
  for (const [at, kind] of (['icon', 'photo', 'illustration'] as const).entries()) {
    const item = await royalties.addItem(royalties.contributors[at] ?? 0, kind)
    await royalties.download(subscribed.subscription, item, '2026-10-10T12:00:00Z')
  }
  return subscribed
}

describe('the close of a month', () => {
  test('divides half of what a subscriber paid by weight, posts it and changes nothing the second time', async () => {
    const before = await Promise.all(royalties.contributors.map(balancesOf))
    await october()
    await royalties.subscribe({ net: 700, ...OCTOBER })
    expect(await closeMonth(payload, '2026-10', { now: NOW })).toMatchObject({
      state: 'closed',
      payments: 2,
      priced_payments: 2,
      pools: 2,
      unused_pools: 1,
      lines: 3,
      earnings: 3,
      posted_earnings: 3,
    })
    const closed = await lines()
    expect(closed.map(({ weight, amount }) => [weight, amount])).toEqual([
      [1, 72],
      [3, 214],
      [3, 214],
    ])
    await closeMonth(payload, '2026-10', { now: NOW + DAY_MS })
    expect(await lines()).toEqual(closed)
    const after = await Promise.all(royalties.contributors.map(balancesOf))
    expect(
      after.map((one, at) => (one['contributor-pending'] ?? 0) - (before[at]?.['contributor-pending'] ?? 0)),
    ).toEqual([72, 214, 214])
  })

  test('does not begin before the month has ended', async () => {
    expect(await closeMonth(payload, '2026-10', { now: Date.parse('2026-10-31T23:59:59Z') })).toBeNull()
  })

  test('pays by the version that each download stores, with agreed shares of single contributors', async () => {
    const [first = 0, second = 0] = royalties.contributors
    const [rule] = await sql<{ id: number }>(payload)`
      insert into royalty_rules (pool_share, sale_share, api_share, weights, exceptions, note)
      values (6000, 6000, 4000, (select weights || '{"icon": 2}' from royalty_rules where id = 1),
        ${JSON.stringify([{ contributor: second, pool_share: 9_000, sale_share: null, api_share: null }])}::jsonb, 'Test')
      returning id`
    const { subscription } = await royalties.subscribe({ net: 999, ...OCTOBER })
    const own = await royalties.addItem(first)
    const other = await royalties.addItem(second)
    await royalties.download(subscription, own, '2026-10-02T00:00:00Z')
    await royalties.download(subscription, own, '2026-10-20T00:00:00Z', rule?.id)
    await royalties.download(subscription, other, '2026-10-21T00:00:00Z', rule?.id)
    await closeMonth(payload, '2026-10', { now: NOW })
    const expected = allocatePool(money(999, 'USD'), [
      { weight: 1, share: 5_000 },
      { weight: 2, share: 6_000 },
      { weight: 2, share: 9_000 },
    ])
    expect((await lines()).map(({ amount }) => BigInt(amount))).toEqual(expected.map(({ amount }) => amount))
  })

  test('closes each month of a yearly payment in its turn', async () => {
    const { subscription } = await royalties.subscribe({
      net: 36_500,
      from: '2026-09-01T00:00:00Z',
      to: '2027-09-01T00:00:00Z',
    })
    const item = await royalties.addItem(royalties.contributors[0] ?? 0)
    await royalties.download(subscription, item, '2026-09-15T00:00:00Z')
    await royalties.download(subscription, item, '2026-10-15T00:00:00Z')
    await closeMonth(payload, '2026-09', { now: NOW })
    await closeMonth(payload, '2026-10', { now: NOW })
    expect((await lines()).map(({ amount }) => amount)).toEqual([1_500, 1_550])
  })

  test('allocates as the pure rule does, for random months', async () => {
    const download = fc.record({ kind: fc.constantFrom(...KIND_CODES), maker: fc.nat({ max: 2 }) })
    const items = new Map<string, number>()
    const subscriber = fc.record({
      // Products of the largest ones exceed bigint, and are computed in numeric.
      net: fc.oneof(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 10 ** 13, max: 10 ** 15 })),
      downloads: fc.array(download, { maxLength: 12 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(subscriber, { minLength: 1, maxLength: 6 }), async (subscribers) => {
        await reset()
        const expected = new Map<string, readonly bigint[]>()
        for (const { net, downloads } of subscribers) {
          const { subscription, payment } = await royalties.subscribe({ net, ...OCTOBER })
          for (const { kind, maker } of downloads) {
            const name = `${kind} ${maker}`
            const item =
              items.get(name) ?? (await royalties.addItem(royalties.contributors[maker] ?? 0, kind))
            items.set(name, item)
            await royalties.download(subscription, item, '2026-10-31T23:59:59.999Z')
          }
          const priced = downloads.map(({ kind }) => ({ weight: FIRST_TERMS.weights[kind], share: 5_000 }))
          expected.set(
            payment,
            allocatePool(money(net, 'USD'), priced).map(({ amount }) => amount),
          )
        }
        await closeMonth(payload, '2026-10', { now: NOW, batch: 2 })
        const rows = await sql<{ payment: string; amounts: readonly string[] | null }>(payload)`
          select p.payment_id as payment, (select array_agg(l.amount order by l.download_id) from royalty_lines l
            where l.pool_id = p.id) as amounts from royalty_pools p`
        expect(new Map(rows.map(({ payment, amounts }) => [payment, (amounts ?? []).map(BigInt)]))).toEqual(
          expected,
        )
      }),
      { numRuns: 8 },
    )
  })
})

describe('a refund', () => {
  test('before the close lowers the pool, and after it reverses each line by one that names it', async () => {
    const early = await october()
    await refund(early, 500)
    const late = await october()
    await closeMonth(payload, '2026-10', { now: NOW })
    expect((await lines()).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
      36, 72, 107, 107, 214, 214,
    ])
    await refund(late, 250)
    await refund(late, 750)
    await follow(late.payment, 'refund')
    const reversals = await sql<{ amount: number; of: number; left: number; cause: string }>(payload)`
      select r.amount::int as amount, l.amount::int as of, r.cause,
        (l.amount + (select sum(o.amount) from royalty_lines o where o.reverses = l.id))::int as left
        from royalty_lines r join royalty_lines l on l.id = r.reverses order by r.id`
    expect(reversals.map(({ amount, of, left, cause }) => [amount, of, left, cause])).toEqual([
      [-18, 72, 0, 'refund'],
      [-54, 214, 0, 'refund'],
      [-53, 214, 0, 'refund'],
      [-54, 72, 0, 'refund'],
      [-160, 214, 0, 'refund'],
      [-161, 214, 0, 'refund'],
    ])
  })

  test('of a released month makes the available balance negative, and a won dispute gives it back', async () => {
    const [first = 0] = royalties.contributors
    const subscribed = await royalties.subscribe({ net: 1_000, ...OCTOBER })
    const item = await royalties.addItem(first)
    await royalties.download(subscribed.subscription, item, '2026-10-10T12:00:00Z')
    await closeMonth(payload, '2026-10', { now: NOW })
    const held = await balancesOf(first)
    expect(await releaseEarnings(payload, NOW + 30 * DAY_MS - 1)).toBe(0)
    expect(await releaseEarnings(payload, NOW + 30 * DAY_MS)).toBe(1)
    expect(await releaseEarnings(payload, NOW + 30 * DAY_MS)).toBe(0)
    const released = await balancesOf(first)
    expect((held['contributor-pending'] ?? 0) - (released['contributor-pending'] ?? 0)).toBe(500)
    const disputed = async (state: string) => {
      await sql(
        payload,
      )`update payments set dispute = ${state}, gateway_dispute_id = 'dp' where id = ${subscribed.payment}::uuid`
      await follow(subscribed.payment, 'chargeback')
      return (
        ((await balancesOf(first))['contributor-available'] ?? 0) - (released['contributor-available'] ?? 0)
      )
    }
    expect(await disputed('open')).toBe(-500)
    expect(await disputed('won')).toBe(0)
    expect((await lines()).map(({ kind, amount, cause }) => [kind, amount, cause])).toEqual([
      ['download', 500, null],
      ['reversal', -500, 'chargeback'],
      ['reversal', 500, 'returned'],
    ])
  })

  test('within the holding period is not released', async () => {
    const [first = 0] = royalties.contributors
    const subscribed = await royalties.subscribe({ net: 1_000, ...OCTOBER })
    await royalties.download(subscribed.subscription, await royalties.addItem(first), '2026-10-10T12:00:00Z')
    await closeMonth(payload, '2026-10', { now: NOW })
    const before = await balancesOf(first)
    await refund(subscribed, 400)
    await releaseEarnings(payload, NOW + 30 * DAY_MS)
    const after = await balancesOf(first)
    expect((after['contributor-available'] ?? 0) - (before['contributor-available'] ?? 0)).toBe(300)
    expect((before['contributor-pending'] ?? 0) - (after['contributor-pending'] ?? 0)).toBe(500)
  })
})

test('lines of older closes, which are rows, are reversed like those of blocks', async () => {
  const subscribed = await october()
  await closeMonth(payload, '2026-10', { now: NOW })
  const columns = fragment.raw(
    `id, kind, pool_id, download_id, contributor_id, rule_id, weight, share, currency, amount, accrued_at`,
  )
  await sql(payload)`
    insert into royalty_single_lines (${columns}) overriding system value select ${columns} from royalty_lines`
  await sql(payload)`alter table royalty_line_blocks disable trigger user`
  await sql(payload)`delete from royalty_line_blocks`
  await sql(payload)`alter table royalty_line_blocks enable trigger user`
  await refund(subscribed, 500)
  expect((await lines()).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['download', 72],
    ['download', 214],
    ['download', 214],
    ['reversal', -36],
    ['reversal', -107],
    ['reversal', -107],
  ])
})

test('a batch whose payments changed since their downloads were read ahead reads them again', async () => {
  await october()
  const disputed = await october()
  const until = Date.parse(OCTOBER.to)
  const open = await inTransaction(payload, (transaction) =>
    openClose(transaction, { month: '2026-10', until }),
  )
  const batch = { until, limit: 10 }
  const ahead = await inTransaction(payload, (reader) =>
    readAhead(reader, { ...batch, after: open.after_payment }),
  )
  expect(ahead.pools).toHaveLength(2)
  await sql(
    payload,
  )`update payments set dispute = 'open', gateway_dispute_id = 'dp' where id = ${disputed.payment}::uuid`
  await inTransaction(payload, (transaction) =>
    priceBatch(transaction, open, { ...batch, ahead: Promise.resolve(ahead) }),
  )
  expect((await lines()).map(({ amount }) => amount)).toEqual([72, 214, 214])
})

test('a disputed payment waits for the decision, and is closed with a later month', async () => {
  const subscribed = await october()
  await sql(
    payload,
  )`update payments set dispute = 'open', gateway_dispute_id = 'dp' where id = ${subscribed.payment}::uuid`
  await closeMonth(payload, '2026-10', { now: NOW })
  expect(await lines()).toEqual([])
  await sql(payload)`update payments set dispute = 'won' where id = ${subscribed.payment}::uuid`
  await closeMonth(payload, '2026-11', { now: NOW + 30 * DAY_MS })
  expect((await lines()).map(({ amount }) => amount)).toEqual([72, 214, 214])
})

test('a preview says once a day what open months would pay', async () => {
  const [first = 0] = royalties.contributors
  const { subscription } = await royalties.subscribe({ net: 1_000, ...OCTOBER })
  const item = await royalties.addItem(first)
  await royalties.download(subscription, item, '2026-10-10T12:00:00Z')
  await measurePreviews(payload, Date.parse('2026-10-11T00:00:00Z'))
  await measurePreviews(payload, Date.parse('2026-10-11T01:00:00Z'))
  const shown = await sql(
    payload,
  )`select contributor_id, downloads, amount::int as amount from royalty_previews`
  expect(shown).toEqual([{ contributor_id: first, downloads: 1, amount: 500 }])
})

test('pools, lines and published rules are never changed', async () => {
  const subscribed = await october()
  await closeMonth(payload, '2026-10', { now: NOW })
  await refund(subscribed, 500)
  for (const table of ['royalty_single_lines', 'royalty_line_blocks', 'royalty_pools']) {
    const name = fragment.identifier(table)
    await expect(sql(payload)`delete from ${name}`, table).rejects.toThrow()
  }
  await expect(sql(payload)`update royalty_lines set amount = 1`).rejects.toThrow()
  await expect(sql(payload)`update royalty_rules set pool_share = 1 where version = 1`).rejects.toThrow()
})

test('a line that is not whole, or reverses none that exists, is refused', async () => {
  await october()
  await closeMonth(payload, '2026-10', { now: NOW })
  const copy = (kind: string, reverses: string | null, cause: string | null) => sql(payload)`
    insert into royalty_single_lines (kind, pool_id, contributor_id, currency, amount, rule_id, share, download_id, weight, reverses, cause)
    select ${kind}, pool_id, contributor_id, currency, -amount, rule_id, share, null, null, ${reverses}::bigint, ${cause}
      from royalty_lines order by id limit 1`
  const [line] = await sql<{ id: string }>(payload)`select id::text from royalty_lines order by id limit 1`
  await expect(copy('download', null, null)).rejects.toThrow()
  await expect(copy('reversal', null, 'refund')).rejects.toThrow()
  await expect(copy('reversal', '999999999', 'refund')).rejects.toThrow()
  // The block has one line.
  await expect(copy('reversal', String(BigInt(line?.id ?? 0) + 1n), 'refund')).rejects.toThrow()
  await expect(copy('reversal', line?.id ?? null, 'whim')).rejects.toThrow()
  await expect(copy('reversal', line?.id ?? null, 'refund')).resolves.toEqual([])
})

test('a block has an element of each list for each of its lines', async () => {
  await october()
  await closeMonth(payload, '2026-10', { now: NOW })
  const copy = (downloads: string) => sql(payload)`
    insert into royalty_line_blocks (close_id, batch, contributor_id, currency, rule_id, share, lines, amount, pools, downloads,
      weights, amounts)
    select close_id, batch, contributor_id, currency, rule_id, share, lines, amount, pools, ${downloads}::int[], weights, amounts
      from royalty_line_blocks order by id limit 1`
  await expect(copy('{}')).rejects.toThrow()
  await expect(copy('{1,2}')).rejects.toThrow()
  await expect(copy('{1}')).resolves.toEqual([])
})
