import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { exportEarnings } from '#cms/operations/earnings/export-earnings.ts'
import { readEarnings } from '#cms/operations/earnings/read-earnings.ts'
import { accrueSale } from '#cms/operations/royalties/accrue-sale.ts'
import { closeMonth } from '#cms/operations/royalties/close-month.ts'
import { followPaymentRoyalties } from '#cms/operations/royalties/follow-payment-royalties.ts'
import { releaseEarnings } from '#cms/operations/royalties/release-earnings.ts'
import { insertPayment } from '#cms/testing/billing.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { makePlans } from '#cms/testing/purchases.ts'
import { makeRoyalties, type TestRoyalties } from '#cms/testing/royalties.ts'
import { type ConsoleEarnings, earningsQuerySchema } from '#domain/contract/console/earnings.ts'
import { SETTLING_DAYS } from '#domain/earnings/countries.ts'
import { readDecimal } from '#domain/money/text.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { HOLDING_DAYS } from '#domain/royalties/rule.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { monthOf, startOfMonth } from '#domain/time/months.ts'

const LAST_MONTH = monthOf(Date.now(), -1)
const PERIOD = {
  from: new Date(startOfMonth(LAST_MONTH)).toISOString(),
  to: new Date(startOfMonth(monthOf(Date.now()))).toISOString(),
}
const DOWNLOADED = new Date(startOfMonth(LAST_MONTH) + 4 * DAY_MS).toISOString()
/** When the countries of last month are named. */
const SETTLED = new Date(startOfMonth(monthOf(Date.now(), 1)) + SETTLING_DAYS * DAY_MS)

let opened: TestPayload
let payload: Payload
let royalties: TestRoyalties
let maker: Holder
let other: Holder
let heart: number
let payments: readonly string[]

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makePlans(payload)
  royalties = await makeRoyalties(payload, 2)
  const [first = 0, second = 0] = royalties.contributors
  maker = await ownerOf(first)
  other = await ownerOf(second)
  heart = await royalties.addItem(first)
  const foreign = await royalties.addItem(second)
  const loose = await royalties.addItem(first, 'photo')
  await sql(payload)`update items set pack_id = null where id = ${loose}`
  const made: string[] = []
  for (const country of [...Array.from({ length: 12 }, () => 'DE'), 'FR']) {
    const { subscription, payment } = await royalties.subscribe({ net: 1_000, ...PERIOD })
    await sql(payload)`update orders set country = ${country}
      where id = (select order_id from subscriptions where id = ${subscription}::uuid)`
    for (const item of [heart, loose, foreign]) await royalties.download(subscription, item, DOWNLOADED)
    made.push(payment)
  }
  payments = made
  await sql(payload)`update subscriptions set plan_slug = 'team' where id = (
    select subscription_id from payments where id = ${made[0]}::uuid)`
  await closeMonth(payload, LAST_MONTH)
  await sellPack(first)
})
afterAll(() => opened.close())

async function ownerOf(contributor: number): Promise<Holder> {
  const { id } = await makePerson(payload)
  await sql(payload)`update contributors set owner_id = ${id} where id = ${contributor}`
  return { id, roles: [], isContributor: true }
}

/** A pack and an item that are bought together, for 20.00. */
async function sellPack(contributor: number): Promise<void> {
  const payment = await insertPayment(payload, (await makePerson(payload)).id, { amount: 2_000 })
  await sql(payload)`
    update packs set contributor_id = ${contributor} where id = (select pack_id from items where id = ${heart})`
  await sql(payload)`
    insert into order_lines (order_id, position, form, asset_id, title, unit_price, amount)
    select p.order_id, n.position, n.form, n.asset, 'Bought', 1000, 1000 from payments p cross join (
      select 0 as position, 'item' as form, ${heart}::int as asset
      union all select 1, 'pack', (select pack_id from items where id = ${heart})) n where p.id = ${payment}::uuid`
  await inTransaction(payload, (transaction) => accrueSale(transaction, payment))
}

async function read(actor: Holder, query: object = {}, now = new Date()): Promise<ConsoleEarnings> {
  const earnings = await readEarnings(payload, { actor, query: earningsQuerySchema.parse(query), now })
  if (earnings === null) throw new Error('the earnings were not found')
  return earnings
}

const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((sum, text) => sum + (readDecimal(text, 'USD')?.amount ?? 0n), 0n)

async function lineSum(contributor = 0): Promise<bigint> {
  const [row] = await sql<{ sum: string }>(payload)`
    select sum(amount)::text as sum from royalty_lines where contributor_id = ${royalties.contributors[contributor]}`
  return BigInt(row?.sum ?? 0)
}

function expectSums({ breakdowns, days, totals }: ConsoleEarnings, sum: bigint) {
  expect(sumOf([totals.amount])).toBe(sum)
  expect(sumOf(days.map(({ amount }) => amount)), 'day').toBe(sum)
  expect(sumOf(days.flatMap(({ downloads, sales, reversed }) => [downloads, sales, reversed]))).toBe(sum)
  for (const [by, rows] of Object.entries(breakdowns)) {
    expect(sumOf(rows.map(({ amount }) => amount)), by).toBe(sum)
    expect(
      rows.reduce((all, { lines }) => all + lines, 0),
      by,
    ).toBe(totals.lines)
    expect(sumOf(rows.map(({ reversed }) => reversed)), by).toBe(sumOf([totals.reversed]))
  }
}

describe('the earnings of a contributor', () => {
  test('have the same sum by day, item, pack, country and plan', async () => {
    const earnings = await read(maker)
    expectSums(earnings, await lineSum())
    expect(earnings.totals.lines).toBe(28)
    expect(earnings.days.find(({ day }) => day === DOWNLOADED.slice(0, 10))).toMatchObject({ sales: '0.00' })
    const { item, pack, plan } = earnings.breakdowns
    expect(item.map(({ code, group }) => code ?? group)).toContain('packs')
    expect(item.find(({ code }) => code === String(heart))).toMatchObject({ lines: 14, title: 'Work 1' })
    expect(pack.map(({ title, group }) => title ?? group).toSorted()).toEqual(['Field guide', 'no-pack'])
    expect(plan.map(({ code, group }) => code ?? group).toSorted()).toEqual(['individual', 'sales', 'team'])
  })

  test('name no country before its month has settled, and none of few buyers', async () => {
    expect((await read(maker)).breakdowns.country.map(({ group }) => group)).toEqual(['unnamed'])
    const settled = await read(maker, {}, SETTLED)
    // The only buyer from France would be the rest alone: Germany joins it.
    expect(settled.breakdowns.country.map(({ code, lines }) => [code, lines])).toEqual([[null, 28]])
    await sql(payload)`update orders set country = null where country = 'FR'`
    expect((await read(maker, {}, SETTLED)).breakdowns.country).toHaveLength(1)
    await sql(payload)`update orders set country = 'DE' where id = (
      select order_id from payments where id = ${payments.at(-1)}::uuid)`
    const named = await read(maker, {}, SETTLED)
    expect(named.breakdowns.country.map(({ code, lines }) => [code, lines])).toEqual([
      ['DE', 26],
      [null, 2],
    ])
    expectSums(named, await lineSum())
  })

  test('are only their own', async () => {
    const [first = 0, second = 0] = royalties.contributors
    const theirs = await read(other)
    expect(theirs.contributors.map(({ id }) => id)).toEqual([second])
    expectSums(theirs, await lineSum(1))
    const query = earningsQuerySchema.parse({ contributor: String(first) })
    expect(await readEarnings(payload, { actor: other, query })).toBeNull()
    expect(await exportEarnings(payload, { actor: other, query }, 'item')).toBeNull()
    const stranger: Holder = { id: (await makePerson(payload)).id, roles: [], isContributor: true }
    expect(await read(stranger)).toMatchObject({ totals: { lines: 0, amount: '0.00' }, balances: [] })
    const staff: Holder = { id: (await makePerson(payload)).id, roles: ['admin'] }
    expect(await readEarnings(payload, { actor: staff, query })).toBeNull()
  })

  test('become less by a refund, on its own day and in each breakdown', async () => {
    const before = await read(maker)
    const [payment = ''] = payments
    await sql(payload)`
      insert into refunds (payment_id, amount, state, gateway_id, settled_at)
      values (${payment}::uuid, 1000, 'paid', gen_random_uuid()::text, now())`
    await inTransaction(payload, (transaction) => followPaymentRoyalties(transaction, payment, 'refund'))
    const after = await read(maker)
    expectSums(after, await lineSum())
    const lost = sumOf([after.totals.amount]) - sumOf([before.totals.amount])
    expect(lost).toBeLessThan(0n)
    expect(sumOf([after.totals.reversed])).toBe(lost)
    expect(sumOf([after.days.at(-1)?.reversed ?? ''])).toBe(lost)
    expect(after.breakdowns.plan.find(({ code }) => code === 'team')).toMatchObject({ amount: '0.00' })
    expect(sumOf([before.balances[0]?.pending ?? '']) + lost).toBe(sumOf([after.balances[0]?.pending ?? '']))
  })
})

describe('the balance', () => {
  test('says when each part becomes available, and the parts are what is pending', async () => {
    const [balance] = (await read(maker)).balances
    const day = new Date(Date.now() + HOLDING_DAYS * DAY_MS).toISOString().slice(0, 10)
    expect(balance?.parts.map(({ state, reason, month, day: from }) => [state, reason, month, from])).toEqual(
      [
        ['pending', 'month', LAST_MONTH, day],
        ['pending', 'sales', null, day],
      ],
    )
    expect(sumOf(balance?.parts.map(({ amount }) => amount) ?? [])).toBe(sumOf([balance?.pending ?? '']))
    await releaseEarnings(payload, Date.now() + HOLDING_DAYS * DAY_MS)
    const [released] = (await read(maker)).balances
    expect(released).toMatchObject({ pending: '0.00', available: balance?.pending, parts: [] })
  })

  test('says in which cashout the rest is, and why finance holds it', async () => {
    const [first = 0] = royalties.contributors
    const { id: finance } = await makePerson(payload)
    await sql(payload)`
      insert into cashouts (contributor_id, requested_by, request_key, currency, amount, us_source, withheld, fee,
        withheld_basis_points, tax_form, method, method_id)
      values (${first}, ${maker.id}, gen_random_uuid(), 'USD', 100, 0, 0, 0, 0, 'W-9', 'paypal', 'm')`
    await sql(payload)`
      insert into cashout_holds (contributor_id, reason, placed_by) values (${first}, 'We check sales', ${finance})`
    const [balance] = (await read(maker)).balances
    expect(balance).toMatchObject({
      held: 'We check sales',
      parts: [{ state: 'on-hold', reason: 'requested', amount: '1.00', day: null }],
    })
  })
})

test('the export has every breakdown with all rows', async () => {
  const query = earningsQuerySchema.parse({})
  const tables = await Promise.all(
    (['day', 'item', 'pack', 'country', 'plan', 'balance'] as const).map((by) =>
      exportEarnings(payload, { actor: maker, query }, by),
    ),
  )
  expect(tables.map((table) => table?.columns[0])).toEqual([
    'day',
    'item',
    'pack',
    'country',
    'plan',
    'contributor',
  ])
  const sum = await lineSum()
  for (const table of tables.slice(0, -1))
    expect(sumOf(table?.rows.map((row) => String(row.at(-1))) ?? [])).toBe(sum)
})
