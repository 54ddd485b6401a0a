import { randomUUID } from 'node:crypto'
import { type Payload, sql } from '#cms/operations/database.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { recogniseRevenue } from '#cms/operations/payments/recognise-revenue.ts'
import { reconcilePayments } from '#cms/operations/payments/reconcile.ts'
import { requestRefund } from '#cms/operations/payments/request-refund.ts'
import { changeRenewal } from '#cms/operations/subscriptions/change-renewal.ts'
import { expireSubscriptions } from '#cms/operations/subscriptions/expire-subscriptions.ts'
import { makeBillingAddress, type TestAddress } from '#cms/testing/billing-addresses.ts'
import type { MemoryEvent, MemoryGateway } from '#cms/testing/memory-gateway.ts'
import { makePerson } from '#cms/testing/people.ts'
import { deliver, openOrder, servicesOf, work } from '#cms/testing/purchases.ts'
import { money } from '#domain/money/money.ts'

/** What can happen in a shop, each as often as it is listed. */
export const MARKET_ACTS = [
  ...['buyPlan', 'buyAssets', 'pay', 'pay', 'download', 'download', 'renew', 'renew', 'decline', 'end'],
  ...['refund', 'refundPart', 'failRefund', 'dispute', 'decide', 'askRefund', 'cancel', 'resume'],
  ...['deliver', 'deliver', 'deliverTwice', 'work', 'work', 'recognise', 'expire', 'reconcile'],
] as const
export type MarketAct = (typeof MARKET_ACTS)[number]

interface Buyer {
  readonly user: string
  readonly checkout: string
  subscription: string | null
  isPaid: boolean
}

/** Money that the gateway took, and what of it it may still give back. */
interface Taken {
  readonly intent: string
  readonly amount: bigint
  left: bigint
  dispute: string | null
}

interface Market {
  readonly payload: Payload
  readonly gateway: MemoryGateway
  /** Slugs of exclusive items. */
  readonly sold: readonly string[]
}

/** Events about money that arrived. */
const PAID: ReadonlySet<string> = new Set(['invoice.paid', 'payment_intent.succeeded'])

/** Where the buyers are, in turn. */
const MARKET_ADDRESSES = [
  { country: 'DE' },
  { country: 'IN', region: '27' },
  { country: 'FR', company: 'Atelier', tax_id: 'FR40303265045' },
  { country: 'IN', region: '29' },
  null,
  { country: 'PT', postal_code: '9000-018' },
  { country: 'US' },
] as const satisfies readonly (TestAddress | null)[]

const MONTH_MS = 31 * 24 * 60 * 60 * 1000

/**
 * Plays buyers, their banks, the gateway and the worker against the real operations. The gateway takes part as a real one
 * does: it never gives back more than it took. Its events are delivered late, in any order, and more than once.
 */
export function marketPlayer(market: Market) {
  const { payload, gateway, sold } = market
  const buyers: Buyer[] = []
  const taken: Taken[] = []
  const refunds: { readonly id: string; readonly of: Taken; readonly amount: bigint }[] = []
  const undelivered: MemoryEvent[] = []
  const delivered: { readonly event: MemoryEvent; readonly id: string }[] = []
  let months = 0

  const pickFrom = <T>(values: readonly T[], pick: number): T | undefined => values[pick % values.length]
  const take = (events: readonly MemoryEvent[]) => {
    for (const event of events) {
      undelivered.push(event)
      if (PAID.has(event.type)) void remember(event.object)
    }
  }
  const remember = async (payment: string) => {
    const seen = await gateway.readPayment(payment)
    if (seen?.intent != null)
      taken.push({ intent: seen.intent, amount: seen.amount.amount, left: seen.amount.amount, dispute: null })
  }

  async function buy(form: object): Promise<void> {
    const { id: user } = await makePerson(payload)
    const address = pickFrom(MARKET_ADDRESSES, buyers.length)
    if (address != null) await makeBillingAddress(payload, user, address)
    const { checkout } = await openOrder(market, user, form)
    buyers.push({ user, checkout, subscription: null, isPaid: false })
  }

  async function giveBack(pick: number, share: bigint): Promise<void> {
    const of = pickFrom(taken, pick)
    const amount = of === undefined ? 0n : of.left / share
    if (of === undefined || amount === 0n || of.dispute !== null) return
    of.left -= amount
    const events = gateway.refundOf(of.intent, money(amount, 'USD'))
    for (const { object } of events) refunds.push({ id: object, of, amount })
    undelivered.push(...events)
  }

  async function changeOwn(pick: number, renews: boolean): Promise<void> {
    const rows = await sql<{ id: string; user_id: string; version: number }>(payload)`
      select id, user_id, version from subscriptions where gateway_id is not null order by id`
    const row = pickFrom(rows, pick)
    if (row === undefined) return
    const actor = { id: row.user_id, roles: [] }
    const expected = Number(row.version)
    await changeRenewal(servicesOf(market), { actor, subscription: row.id, renews, expected })
  }

  const acts: Record<MarketAct, (pick: number) => Promise<unknown> | unknown> = {
    buyPlan: () => buy({}),
    buyAssets: (pick) =>
      buy({
        purchase_type: 'cart',
        plan_id: undefined,
        assets: sold.slice(0, 1 + (pick % sold.length)).map((slug) => ({ form: 'item', slug })),
      }),
    pay: (pick) => {
      const buyer = pickFrom(
        buyers.filter(({ isPaid }) => !isPaid),
        pick,
      )
      if (buyer === undefined) return
      const events = gateway.pay(buyer.checkout)
      buyer.isPaid = true
      buyer.subscription = events.find(({ type }) => type.startsWith('customer.subscription'))?.object ?? null
      take(events)
    },
    download: async (pick) => {
      const buyer = pickFrom(buyers, pick)
      const slug = pickFrom(sold, pick >> 4)
      if (buyer === undefined || slug === undefined) return
      await grantDownload(payload, { slug, format: 'svg', width: null, by: { user: buyer.user } })
    },
    renew: (pick) => subscribed(pick, (id) => take(gateway.renew(id))),
    decline: (pick) => subscribed(pick, (id) => take(gateway.decline(id))),
    end: (pick) => subscribed(pick, (id) => take(gateway.end(id))),
    refund: (pick) => giveBack(pick, 1n),
    refundPart: (pick) => giveBack(pick, 3n),
    failRefund: (pick) => {
      const [refund] = refunds.splice(pick % Math.max(1, refunds.length), 1)
      if (refund === undefined) return
      refund.of.left += refund.amount
      take(gateway.failRefund(refund.id))
    },
    dispute: (pick) => {
      const of = pickFrom(
        taken.filter(({ dispute, left, amount }) => dispute === null && left === amount),
        pick,
      )
      if (of === undefined) return
      const events = gateway.dispute(of.intent, money(of.amount, 'USD'))
      of.dispute = events[0]?.object ?? null
      take(events)
    },
    decide: (pick) => {
      const dispute = pickFrom(
        taken.filter(({ dispute: id }) => id !== null),
        pick,
      )?.dispute
      if (dispute != null && undelivered.every(({ object }) => object !== dispute))
        take(gateway.decide(dispute, pick % 2 === 0 ? 'won' : 'lost'))
    },
    askRefund: async (pick) => {
      const rows = await sql<{ id: string; user_id: string; intent: string }>(payload)`
        select id, user_id, gateway_intent_id as intent from payments order by id`
      const row = pickFrom(rows, pick)
      const of = taken.find(({ intent }) => intent === row?.intent)
      if (row === undefined || of === undefined || of.dispute !== null || of.left !== of.amount) return
      const asked = await requestRefund(servicesOf(market), {
        actor: { id: row.user_id, roles: [] },
        payment: row.id,
        note: null,
      })
      if (asked.ok) of.left = 0n
    },
    cancel: (pick) => changeOwn(pick, false),
    resume: (pick) => changeOwn(pick, true),
    deliver: async (pick) => {
      const [event] = undelivered.splice(pick % Math.max(1, undelivered.length), 1)
      if (event === undefined) return
      const id = `evt_${randomUUID()}`
      delivered.push({ event, id })
      await deliver(market, [event], [id])
    },
    deliverTwice: async (pick) => {
      const again = pickFrom(delivered, pick)
      if (again !== undefined) await deliver(market, [again.event], [again.id])
    },
    work: () => work(market),
    recognise: async () => {
      months += 1
      await recogniseRevenue(payload, Date.now() + (months % 14) * MONTH_MS)
    },
    expire: () => expireSubscriptions(servicesOf(market)),
    reconcile: () => reconcilePayments(servicesOf(market)),
  }

  function subscribed(pick: number, act: (subscription: string) => void): void {
    const found = pickFrom(
      buyers.filter(({ subscription }) => subscription !== null),
      pick,
    )
    if (found?.subscription != null) act(found.subscription)
  }

  return {
    play: async (act: MarketAct, pick: number) => {
      await acts[act](pick)
    },
    /** Delivers and applies all that is on its way. */
    settle: async () => {
      while (undelivered.length > 0) await acts.deliver(0)
      // What waits for another event, such as a refund for the failure of the one before it, is tried again after it.
      for (let round = 0; round < 3; round += 1) {
        await sql(
          payload,
        )`update outbox set not_before = null where topic = 'payment.event' and done_at is null`
        await work(market)
      }
    },
  }
}
