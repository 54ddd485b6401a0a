import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handleLane } from '#cms/jobs/outbox-loop.ts'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { readTrialBalance } from '#cms/operations/ledger/read-balances.ts'
import { type MemoryGateway, memoryGateway } from '#cms/testing/memory-gateway.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { deliver, makePlans, openOrder, servicesOf } from '#cms/testing/purchases.ts'

/** 1,000 effects before a release (`npm run test:full`), 200 otherwise. */
const EFFECTS = process.env.MOTIF_TESTS === 'full' ? 1_000 : 200
const EVENTS_PER_PURCHASE = 4
const WORKERS = 4

let opened: TestPayload
let payload: Payload
let gateway: MemoryGateway
let shop: { readonly payload: Payload; readonly gateway: MemoryGateway }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  gateway = memoryGateway()
  shop = { payload, gateway }
  await makePlans(payload)
})
afterAll(() => opened.close())

/** The same order in each run. */
function shuffled<T>(values: readonly T[]): T[] {
  let seed = 19
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed
  }
  return values
    .map((value) => ({ value, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

test(`${EFFECTS} webhooks three times each, in any order, with workers that end in between, have ${EFFECTS} effects`, async () => {
  const purchases = EFFECTS / EVENTS_PER_PURCHASE
  const events = []
  for (let count = 0; count < purchases; count += 1) {
    const { id: user } = await makePerson(payload)
    const { checkout } = await openOrder(shop, user)
    const [started, ...paid] = gateway.pay(checkout)
    events.push(...(started ? [started] : []), ...paid, ...gateway.renew(started?.object ?? '').slice(1))
  }
  expect(events).toHaveLength(EFFECTS)
  const numbered = events.map((event, index) => ({ event, id: `evt_${index}` }))
  const deliveries = shuffled([...numbered, ...numbered, ...numbered])
  await Promise.all(
    [0, 1, 2].map(async (part) => {
      for (const { event, id } of deliveries.filter((_, index) => index % 3 === part))
        await deliver(shop, [event], [id])
    }),
  )
  gateway.failing = 0.05
  await Promise.all(Array.from({ length: WORKERS }, (_, index) => work(index)))

  const [inbox] = await sql(payload)`
    select count(*)::int as events, count(*) filter (where state = 'applied')::int as applied from webhook_events`
  expect(inbox).toEqual({ events: EFFECTS, applied: EFFECTS })
  const [effects] = await sql(payload)`
    select (select count(*)::int from payments) as payments, (select count(*)::int from subscriptions) as subscriptions,
      (select count(*)::int from orders where state = 'paid') as paid,
      (select count(*)::int from mails where template = 'payment-received') as mails,
      (select count(*)::int from ledger_transactions where kind = 'payment') as postings`
  expect(effects).toEqual({
    payments: 2 * purchases,
    subscriptions: purchases,
    paid: purchases,
    mails: 2 * purchases,
    postings: 2 * purchases,
  })
  const { differences } = await inTransaction(payload, (transaction) => readTrialBalance(transaction))
  expect(differences.size).toBe(0)
})

/** A worker that is killed now and then: it forgets what it had claimed, or what it had done of it. */
async function work(index: number): Promise<void> {
  const services = servicesOf(shop) as never
  for (let round = 0; ; round += 1) {
    await handleLane(services, 'payments')
    // What was done by a worker that was killed afterwards is handled again.
    if (round % 3 === index % 3)
      await sql(payload)`
        update outbox set done_at = null, not_before = now() where topic = 'payment.event' and ctid in (
          select ctid from outbox where topic = 'payment.event' and done_at is not null and attempts < 3 order by random() limit 3)`
    await sql(payload)`
      update outbox set not_before = now() where topic = 'payment.event' and done_at is null and attempts < 50`
    const [left] = await sql<{ count: number }>(payload)`
      select count(*)::int as count from outbox where topic = 'payment.event' and done_at is null`
    if (left?.count === 0) return
  }
}
