import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCheckout } from '#cms/operations/checkout/start-checkout.ts'
import { sql } from '#cms/operations/database.ts'
import { downloadAgain } from '#cms/operations/downloads/download-again.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { listDownloads } from '#cms/operations/downloads/list-downloads.ts'
import { readAccess } from '#cms/operations/entitlement/read-access.ts'
import { readMarks } from '#cms/operations/personal-collections/read-marks.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { deliver, makePlans, openOrder, servicesOf, work } from '#cms/testing/purchases.ts'
import { checkoutSchema } from '#domain/contract/checkout.ts'
import { money } from '#domain/money/money.ts'

let opened: TestPayload
let payload: Payload
let gateway: MemoryGateway
let shop: { readonly payload: Payload; readonly gateway: MemoryGateway }
let catalogue: TestCatalogue
let fox: { id: number; slug: string }
let owl: { id: number; slug: string }
let free: { id: number; slug: string }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  gateway = memoryGateway()
  shop = { payload, gateway }
  await makePlans(payload)
  catalogue = await makeCatalogue(payload)
  fox = await catalogue.add({ title: 'Fox', priceAmount: 700 })
  owl = await catalogue.add({ title: 'Owl', priceAmount: 300 })
  free = await catalogue.add({ title: 'Heart' })
})
afterAll(() => opened.close())

const cartOf = (...slugs: readonly string[]) => ({
  purchase_type: 'cart',
  assets: slugs.map((slug) => ({ form: 'item', slug })),
})
const buy = (user: string, form: object) =>
  startCheckout(servicesOf(shop), {
    user,
    form: checkoutSchema.parse(form),
    requestKey: randomUUID(),
    country: null,
  })
const download = (user: string, { slug }: { slug: string }) =>
  grantDownload(payload, { slug, format: 'svg', width: null, by: { user } })
const accessTo = async (user: string, { slug }: { slug: string }) => {
  const access = await readAccess(payload, { by: { user }, form: 'item', slug })
  return access.ok ? access.value : access
}

/** The marks of the fox. */
const marksOf = (user: string) => readMarks(payload, { user }, [{ form: 'item', slug: fox.slug }])
const mark = ({ slug }: { slug: string }) => ({
  form: 'item',
  slug,
  favourite: false,
  collections: [],
  downloaded: false,
  purchased: false,
  unlocked: false,
})

/** A user who bought the fox and the owl. */
async function bought() {
  const { id: user } = await makePerson(payload)
  const { order, checkout } = await openOrder(shop, user, {
    ...cartOf(fox.slug, owl.slug),
    plan_id: undefined,
  })
  const events = gateway.pay(checkout)
  await deliver(shop, events)
  await work(shop)
  return { user, order, events }
}

async function intentOf(order: string): Promise<string> {
  const [row] = await sql<{ intent: string }>(payload)`
    select gateway_intent_id as intent from payments where order_id = ${order}::uuid`
  return row?.intent ?? ''
}

describe('assets that are bought', () => {
  test('cost what the catalogue says, are granted once, and can be downloaded', async () => {
    const { user, order, events } = await bought()
    await deliver(shop, events)
    await work(shop)
    const [row] = await sql(payload)`
      select o.state, o.purchase, o.total, (select count(*)::int from asset_grants g where g.order_id = o.id) as grants,
        (select count(*)::int from payments p where p.order_id = o.id) as payments,
        (select document -> 'lines' from invoices i join payments p on p.id = i.payment_id where p.order_id = o.id) as lines
      from orders o where o.id = ${order}::uuid`
    expect(row).toMatchObject({ state: 'paid', purchase: 'cart', total: '1000', grants: 2, payments: 1 })
    expect(row?.lines).toMatchObject([
      { title: 'Fox', amount: '700' },
      { title: 'Owl', amount: '300' },
    ])
    expect(await accessTo(user, fox)).toMatchObject({ by: 'purchase' })
    expect(await download(user, fox)).toMatchObject({ ok: true })
    expect(await marksOf(user)).toEqual([{ ...mark(fox), downloaded: true, purchased: true, unlocked: true }])
    const { id: other } = await makePerson(payload)
    expect(await marksOf(other)).toEqual([])
    expect(await download(other, fox)).toMatchObject({ code: 'download-not-free' })
  })

  test('are closed by a refund, also what was downloaded before, and open again when the refund fails', async () => {
    const { user, order } = await bought()
    expect(await download(user, fox)).toMatchObject({ ok: true })
    expect(await download(user, fox)).toMatchObject({ ok: true })
    const [refunded] = gateway.refundOf(await intentOf(order), money(1000, 'USD'))
    await deliver(shop, refunded ? [refunded] : [])
    await work(shop)
    expect(await download(user, owl)).toMatchObject({ code: 'download-not-free' })
    expect(await download(user, fox)).toMatchObject({ code: 'download-not-free' })
    expect(await accessTo(user, fox)).toMatchObject({ by: null, code: 'download-not-free' })
    expect(await marksOf(user)).toEqual([])
    const { hits } = await listDownloads(payload, user, { kind: null, q: '', page: 1, locale: 'en' })
    expect(hits).toMatchObject([
      { again: false, withdrawn: true },
      { again: false, withdrawn: true },
    ])
    expect(await downloadAgain(payload, user, String(hits[0]?.id))).toMatchObject({
      code: 'licence-withdrawn',
    })

    await deliver(shop, gateway.failRefund(refunded?.object ?? ''))
    await work(shop)
    expect(await download(user, fox)).toMatchObject({ ok: true })
    expect(await downloadAgain(payload, user, String(hits[0]?.id))).toMatchObject({ ok: true })
  })

  test('stay closed when a dispute is won after the refund', async () => {
    const { user, order } = await bought()
    const intent = await intentOf(order)
    const [dispute] = gateway.dispute(intent, money(1000, 'USD'))
    await deliver(shop, dispute ? [dispute] : [])
    await work(shop)
    await deliver(shop, gateway.refundOf(intent, money(1000, 'USD')))
    await work(shop)
    await deliver(shop, gateway.decide(dispute?.object ?? '', 'won'))
    await work(shop)
    expect(await download(user, fox)).toMatchObject({ code: 'download-not-free' })
  })

  test('do not take a free download along when they are refunded', async () => {
    const { user, order } = await bought()
    expect(await download(user, free)).toMatchObject({ ok: true })
    await deliver(shop, gateway.refundOf(await intentOf(order), money(1000, 'USD')))
    await work(shop)
    expect(await marksOf(user)).toEqual([])
    const { hits } = await listDownloads(payload, user, { kind: null, q: '', page: 1, locale: 'en' })
    expect(hits).toMatchObject([{ again: true, withdrawn: false }])
  })

  test('are earned at once', async () => {
    const { order } = await bought()
    const entries = await sql(payload)`
      select e.account, sum(e.amount)::text as amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        join payments p on t.reference = p.gateway || ':' || p.gateway_id || ':paid'
       where p.order_id = ${order}::uuid group by e.account order by e.account`
    expect(entries).toEqual([
      { account: 'gateway-clearing', amount: '1000' },
      { account: 'platform-revenue', amount: '-1000' },
    ])
  })

  test.each([
    ['an asset twice in the request is bought once', () => [fox.slug, fox.slug], null],
    ['a free asset', () => [free.slug], 'asset-not-sold'],
    ['an unknown asset', () => ['no-such-asset'], 'not-found'],
    ['nothing', () => [], 'cart-empty'],
  ])('%s', async (_, slugs, code) => {
    const { id: user } = await makePerson(payload)
    const started = await buy(user, cartOf(...slugs()))
    if (code === null) {
      expect(started).toMatchObject({ ok: true })
      const rows = await sql(payload)`select total from orders where buyer_id = ${user}`
      expect(rows).toEqual([{ total: '700' }])
    } else expect(started).toMatchObject({ ok: false, code })
  })

  test('are not sold twice to the same user', async () => {
    const { user } = await bought()
    expect(await buy(user, cartOf(fox.slug))).toMatchObject({ code: 'already-owned' })
  })

  test('ignore prices of the request', async () => {
    const { id: user } = await makePerson(payload)
    const form = { ...cartOf(fox.slug), amount: 1, price: 1, gtm_amount: 1 }
    expect(await buy(user, form)).toMatchObject({ ok: true })
    const rows = await sql(payload)`select total from orders where buyer_id = ${user}`
    expect(rows).toEqual([{ total: '700' }])
  })
})

describe('a subscription', () => {
  async function subscriber() {
    const { id: user } = await makePerson(payload)
    const { order, checkout } = await openOrder(shop, user)
    await deliver(shop, gateway.pay(checkout))
    await work(shop)
    return { user, order }
  }

  test('opens the kinds of its plan, and a licence outlives it', async () => {
    const { user } = await subscriber()
    expect(await accessTo(user, fox)).toEqual({
      by: 'subscription',
      code: null,
      allowance: null,
      team_owner: null,
    })
    expect(await marksOf(user)).toEqual([{ ...mark(fox), unlocked: true }])
    expect(await download(user, fox)).toMatchObject({ ok: true })
    const [row] = await sql(payload)`
      select subscription_id is not null as counted, team_id from downloads where user_id = ${user}`
    expect(row).toEqual({ counted: true, team_id: null })
    await sql(
      payload,
    )`update subscriptions set paid_until = now() - interval '9 days' where user_id = ${user}`
    expect(await download(user, fox)).toMatchObject({ ok: true })
    expect(await download(user, owl)).toMatchObject({ code: 'download-not-free' })
  })

  test('takes along what was downloaded by it when its payment is refunded', async () => {
    const { user, order } = await subscriber()
    expect(await download(user, fox)).toMatchObject({ ok: true })
    expect(await download(user, fox)).toMatchObject({ ok: true })
    expect(await download(user, free)).toMatchObject({ ok: true })
    await deliver(shop, gateway.refundOf(await intentOf(order), money(1999, 'USD')))
    await work(shop)
    expect(await download(user, fox)).toMatchObject({ code: 'download-not-free' })
    const { hits } = await listDownloads(payload, user, { kind: null, q: '', page: 1, locale: 'en' })
    expect(hits.map(({ withdrawn }) => withdrawn)).toEqual([false, true, true])
  })

  test('with a limit of 3 a day grants exactly 3 of 12 at the same time', async () => {
    const { user } = await subscriber()
    const birds = await makeMany(12)
    await payload.update({
      collection: 'plans',
      where: { slug: { equals: 'individual' } },
      data: { allowances: [{ kinds: ['icon'], limit: 3, period: 'day' }] },
    })
    const granted = await Promise.all(birds.map((item) => download(user, item)))
    expect(granted.filter(({ ok }) => ok)).toHaveLength(3)
    expect(granted.filter((one) => !one.ok && one.code === 'quota-used-up')).toHaveLength(9)
    expect(granted.flatMap((one) => (one.ok ? [one.value.allowance?.used] : [])).toSorted()).toEqual([
      1, 2, 3,
    ])
    const usedUp = { used: 3, limit: 3, period: 'day' } as const
    expect(await accessTo(user, fox)).toEqual({
      by: null,
      code: 'quota-used-up',
      allowance: usedUp,
      team_owner: null,
    })
    expect(await marksOf(user)).toEqual([])
    await sql(
      payload,
    )`update downloads set created_at = created_at - interval '1 day' where user_id = ${user}`
    expect(await accessTo(user, fox)).toMatchObject({ by: 'subscription', allowance: { ...usedUp, used: 0 } })
    expect(await download(user, fox)).toMatchObject({
      ok: true,
      value: { allowance: { ...usedUp, used: 1 } },
    })
    expect(await download(user, fox)).toMatchObject({ ok: true, value: { allowance: null } })
    expect(await accessTo(user, fox)).toMatchObject({ by: 'licence', allowance: null })
  })
})

async function makeMany(count: number): Promise<readonly { slug: string }[]> {
  const items: { slug: string }[] = []
  for (let number = 0; number < count; number += 1)
    items.push(await catalogue.add({ title: `Bird ${number}`, priceAmount: 500 }))
  return items
}
