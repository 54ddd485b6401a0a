import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { discardRule, drawUpRule, publishRule } from '#cms/operations/royalties/change-rules.ts'
import { closeDueMonths } from '#cms/operations/royalties/close-due-months.ts'
import { computeForecasts } from '#cms/operations/royalties/compute-forecasts.ts'
import { readRoyaltyClose } from '#cms/operations/royalties/read-close.ts'
import { readContributorRoyalties } from '#cms/operations/royalties/read-contributor-royalties.ts'
import { readRoyaltyRule } from '#cms/operations/royalties/read-rule.ts'
import { memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { deliver, makePlans, openOrder, work } from '#cms/testing/purchases.ts'
import { makeRoyalties, type TestRoyalties } from '#cms/testing/royalties.ts'
import { newRuleSchema } from '#domain/contract/console/royalties.ts'
import { money } from '#domain/money/money.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { FIRST_TERMS } from '#domain/royalties/rule.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { monthOf, startOfMonth } from '#domain/time/months.ts'

let opened: TestPayload
let payload: Payload
let royalties: TestRoyalties
let finance: Holder
let maker: Holder

/** The calendar month before this one, whose billing months are closed. */
const LAST_MONTH = monthOf(Date.now(), -1)
const FROM = startOfMonth(LAST_MONTH)
const TO = startOfMonth(monthOf(Date.now()))

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makePlans(payload)
  royalties = await makeRoyalties(payload, 2)
  finance = { id: (await makePerson(payload)).id, roles: ['finance'] }
  maker = { id: (await makePerson(payload)).id, roles: [], isContributor: true }
  await sql(payload)`update contributors set owner_id = ${maker.id} where id = ${royalties.contributors[0]}`
})
afterAll(() => opened.close())

const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

async function drawUp(form: object = {}): Promise<number> {
  const drawn = await drawUpRule(payload, {
    actor: finance,
    form: newRuleSchema.parse({ ...FIRST_TERMS, reason: 'Test', ...form }),
  })
  if (!drawn.ok) throw new Error(drawn.code)
  const [row] = await sql<{ id: number }>(payload)`select max(id) as id from royalty_rules`
  return row?.id ?? 0
}

test('the first version is that of domain.md', async () => {
  const [row] = await sql(payload)`
    select pool_share, sale_share, api_share, weights, exceptions from royalty_rules where version = 1`
  expect(row).toEqual(FIRST_TERMS)
})

test('a draft is published 30 days ahead or more, once, and then never discarded', async () => {
  const rule = await drawUp({ pool_share: 4_000 })
  const publish = (in_force_from: string) =>
    publishRule(payload, { actor: finance, rule, form: { reason: 'Agreed', in_force_from } })
  expect(await publish(dayAfter(30))).toMatchObject({
    code: 'royalty-notice-too-short',
    field: 'in_force_from',
  })
  expect(
    await publishRule(payload, { actor: maker, rule, form: { reason: 'x', in_force_from: dayAfter(60) } }),
  ).toMatchObject({ code: 'forbidden' })
  expect(await publish(dayAfter(31))).toMatchObject({ ok: true })
  expect(await publish(dayAfter(40))).toMatchObject({ code: 'state-changed' })
  expect(await discardRule(payload, { actor: finance, rule, reason: 'No' })).toMatchObject({
    code: 'state-changed',
  })
  const other = await drawUp()
  expect(
    await publishRule(payload, {
      actor: finance,
      rule: other,
      form: { reason: 'x', in_force_from: dayAfter(31) },
    }),
  ).toMatchObject({ code: 'royalty-notice-too-short' })
  expect(await discardRule(payload, { actor: finance, rule: other, reason: 'No' })).toMatchObject({
    ok: true,
  })
  expect(await readRoyaltyRule(payload, String(other), finance)).toBeNull()
})

test('an agreed share of an unknown contributor is refused', async () => {
  const exception = { contributor: 999_999, pool_share: 1, sale_share: null, api_share: null }
  const form = newRuleSchema.parse({ ...FIRST_TERMS, reason: 'Test', exceptions: [exception] })
  expect(await drawUpRule(payload, { actor: finance, form })).toMatchObject({
    code: 'royalty-contributor-unknown',
  })
})

test('contributors see what the last year would have paid, staff the distribution', async () => {
  const [first = 0, second = 0] = royalties.contributors
  const { subscription } = await royalties.subscribe({
    net: 1_000,
    from: new Date(FROM).toISOString(),
    to: new Date(TO).toISOString(),
  })
  const at = new Date(FROM + DAY_MS).toISOString()
  await royalties.download(subscription, await royalties.addItem(first, 'icon'), at)
  await royalties.download(subscription, await royalties.addItem(second, 'photo'), at)
  await closeDueMonths(payload, TO + DAY_MS)
  const draft = await drawUp({ weights: { ...FIRST_TERMS.weights, icon: 3 } })
  await computeForecasts(payload)
  await computeForecasts(payload)
  const [close] = await sql<{ id: number }>(payload)`select id from royalty_closes`
  expect(await readRoyaltyClose(payload, String(close?.id))).toMatchObject({
    close_state: 'closed',
    sums: [{ currency: 'USD', net: '10.00', royalties: '5.00', platform: '5.00', unused: '0.00' }],
  })
  const detail = await readRoyaltyRule(payload, String(draft), finance)
  expect(detail).toMatchObject({
    rule_state: 'draft',
    forecast_months: 1,
    allowed_actions: ['publish', 'discard'],
    forecast: [
      {
        currency: 'USD',
        paid: '5.00',
        forecast: '5.00',
        bands: { 'down-20': 1, 'up-20': 1 },
        most: [
          { contributor: first, paid: '1.25', forecast: '2.50' },
          { contributor: second, paid: '3.75', forecast: '2.50' },
        ],
      },
    ],
  })
  expect(await readContributorRoyalties(payload, maker)).toMatchObject({
    in_force: { version: 1, pool_share: 50, sale_share: 60 },
    announced: [
      { version: 2, pool_share: 40, forecast: [{ month: LAST_MONTH, paid: '1.25', forecast: '1.00' }] },
    ],
  })
  expect(await readContributorRoyalties(payload, { id: 'nobody', roles: [] })).toBeNull()
})

test('a download stores the version in force, unless it earns nothing', async () => {
  const [first = 0, second = 0] = royalties.contributors
  const subscribed = async (user: string) => {
    const shop = { payload, gateway: memoryGateway() }
    const { checkout } = await openOrder(shop, user)
    await deliver(shop, shop.gateway.pay(checkout))
    await work(shop)
    return user
  }
  const priced = async (user: string, item: number) => {
    const [row] = await sql<{ slug: string }>(payload)`select slug from items where id = ${item}`
    const granted = await grantDownload(payload, {
      slug: row?.slug ?? '',
      format: 'svg',
      width: null,
      by: { user },
    })
    if (!granted.ok) throw new Error(granted.code)
    const [download] = await sql<{ rule: number | null }>(payload)`
      select royalty_rule_id as rule from downloads where user_id = ${user} order by id desc limit 1`
    return download?.rule
  }
  const item = await royalties.addItem(first)
  const other = await royalties.addItem(second)
  const user = await subscribed((await makePerson(payload)).id)
  expect([await priced(user, item), await priced(user, item)]).toEqual([1, null])
  const owner = await subscribed(maker.id)
  expect([await priced(owner, item), await priced(owner, other)]).toEqual([null, 1])
  const staff = await subscribed((await makePerson(payload, { roles: ['support'] })).id)
  expect(await priced(staff, item)).toBeNull()
})

test('a single sale accrues on payment, and its refund is reversed line by line', async () => {
  const [first = 0, second = 0] = royalties.contributors
  const shop = { payload, gateway: memoryGateway() }
  const items = [await royalties.addItem(first), await royalties.addItem(second)]
  const rows = await sql<{ slug: string }>(payload)`
    select slug from items where id = any(array[${items[0]}, ${items[1]}]::int[]) order by id`
  const { id: buyer } = await makePerson(payload)
  const { checkout, order } = await openOrder(shop, buyer, {
    purchase_type: 'cart',
    plan_id: undefined,
    assets: rows.map(({ slug }) => ({ form: 'item', slug })),
  })
  await deliver(shop, shop.gateway.pay(checkout))
  await work(shop)
  const sold = () =>
    sql<{ kind: string; contributor: number; base: number | null; amount: number }>(payload)`
      select l.kind, l.contributor_id as contributor, l.base::int as base, l.amount::int as amount from royalty_lines l
        join payments p on p.id = l.payment_id where p.order_id = ${order}::uuid order by l.id`
  const [payment] = await sql<{ net: number; intent: string; amount: string }>(payload)`
    select (amount - tax - coalesce(fee, 0))::int as net, gateway_intent_id as intent, amount from payments
     where order_id = ${order}::uuid`
  const accrued = await sold()
  expect(accrued.map(({ kind, contributor }) => [kind, contributor])).toEqual([
    ['sale', first],
    ['sale', second],
  ])
  expect(accrued.reduce((sum, { base }) => sum + (base ?? 0), 0)).toBe(payment?.net)
  for (const { base, amount } of accrued) expect(amount).toBe(Math.floor(((base ?? 0) * 60) / 100))
  await deliver(
    shop,
    shop.gateway.refundOf(payment?.intent ?? '', money(BigInt(payment?.amount ?? 0), 'USD')),
  )
  await work(shop)
  expect((await sold()).slice(2).map(({ kind, amount }) => [kind, amount])).toEqual(
    accrued.map(({ amount }) => ['reversal', -amount]),
  )
})
