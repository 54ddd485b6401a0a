import { randomUUID } from 'node:crypto'
import {
  GatewayUnavailable,
  type NewCheckout,
  type PaymentGateway,
  type SeenCheckout,
  type SeenDispute,
  type SeenPayment,
  type SeenRefund,
  type SeenSubscription,
} from '#cms/ports/payment-gateway.ts'
import { type Money, money } from '#domain/money/money.ts'
import { periodAfter } from '#domain/subscriptions/period.ts'

/**
 * A gateway of many objects in this process: for the demonstration months of the seed, and for tests of volume and of faults
 * that the payment sandbox is too slow for. Each change of an object returns the events that announce it.
 */
export interface MemoryGateway extends PaymentGateway {
  /** Answers are refused with this probability, as by a gateway that is unavailable. */
  failing: number
  readonly calls: string[]
  /** What is done under a key is done once; a repetition answers with the same events. */
  once(key: string, act: () => Promise<readonly MemoryEvent[]>): Promise<readonly MemoryEvent[]>
  pay(checkout: string): readonly MemoryEvent[]
  renew(subscription: string): readonly MemoryEvent[]
  decline(subscription: string): readonly MemoryEvent[]
  end(subscription: string): readonly MemoryEvent[]
  dispute(intent: string, amount: Money): readonly MemoryEvent[]
  decide(dispute: string, state: 'won' | 'lost'): readonly MemoryEvent[]
  refundOf(intent: string, amount: Money): readonly MemoryEvent[]
  failRefund(refund: string): readonly MemoryEvent[]
  newestPayment(subscription: string): SeenPayment
}

export interface MemoryEvent {
  readonly type: string
  readonly object: string
}

const FEE = 59n

/** Where a gateway keeps its objects and answers, so that another process continues with them. */
export interface GatewayStore {
  readonly known: ReadonlyMap<string, unknown>
  change(key: string, value: unknown): void
  /** Called before each answer to the site. */
  save(): Promise<void>
}

interface GatewayOptions {
  readonly store?: GatewayStore
  /** In [0, 1): a call fails where it is below `failing`. */
  readonly fraction?: () => number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

const FORGETFUL: GatewayStore = { known: new Map(), change: () => {}, save: async () => {} }

/** The objects of one sort, each change of which goes to the store. */
function objectsOf<T>(store: GatewayStore, sort: string) {
  const prefix = `${sort}/`
  const held = new Map<string, T>()
  for (const [key, value] of store.known)
    if (key.startsWith(prefix)) held.set(key.slice(prefix.length), value as T)
  return {
    has: (id: string) => held.has(id),
    get: (id: string) => held.get(id),
    values: () => held.values(),
    set: (id: string, value: T) => {
      held.set(id, value)
      store.change(`${prefix}${id}`, value)
    },
  }
}

/** The signature of a webhook of this gateway. */
export const MEMORY_SIGNATURE = 'valid'

export function memoryGateway({
  store = FORGETFUL,
  fraction = Math.random,
  now = Date.now,
}: GatewayOptions = {}): MemoryGateway {
  const checkouts = objectsOf<SeenCheckout & { readonly wanted: NewCheckout }>(store, 'checkout')
  const subscriptions = objectsOf<SeenSubscription & { readonly wanted: NewCheckout }>(store, 'subscription')
  const payments = objectsOf<SeenPayment>(store, 'payment')
  const refunds = objectsOf<SeenRefund>(store, 'refund')
  const disputes = objectsOf<SeenDispute>(store, 'dispute')
  const answers = objectsOf<unknown>(store, 'answer')
  const id = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

  async function ask<T>(name: string, answer: () => T): Promise<T> {
    gateway.calls.push(name)
    await new Promise((resolve) => setImmediate(resolve))
    if (fraction() < gateway.failing) throw new GatewayUnavailable('the gateway is unavailable')
    const given = answer()
    await store.save()
    return given
  }

  /** Once for each key, as the real gateways do; the effect may have happened though the answer is lost. */
  async function once<T>(name: string, key: string, act: () => T): Promise<T> {
    if (!answers.has(key)) answers.set(key, act())
    return ask(name, () => answers.get(key) as T)
  }

  function charge(subscription: SeenSubscription & { readonly wanted: NewCheckout }): SeenPayment {
    const { wanted, id: owner, periodStart: start, periodEnd: end } = subscription
    const payment = take(wanted, { paidAt: start, subscription: owner, period: { start, end } })
    subscriptions.set(owner, { ...subscription, latestPayment: payment.id })
    return payment
  }

  function take(
    wanted: NewCheckout,
    paid: Pick<SeenPayment, 'paidAt' | 'subscription' | 'period'>,
  ): SeenPayment {
    const payment: SeenPayment = {
      id: id('in'),
      intent: id('pi'),
      order: wanted.order,
      state: 'paid',
      amount: totalOf(wanted),
      tax: 0n,
      jurisdiction: null,
      fee: FEE,
      ...paid,
    }
    payments.set(payment.id, payment)
    return payment
  }

  function change(subscription: string, changes: Partial<SeenSubscription>): void {
    const before = subscriptions.get(subscription)
    if (before === undefined) throw new Error(`there is no ${subscription}`)
    subscriptions.set(subscription, { ...before, ...changes })
  }

  const updated = (object: string): MemoryEvent => ({ type: 'customer.subscription.updated', object })

  const gateway: MemoryGateway = {
    code: 'stripe',
    discountsSubscriptions: true,
    failing: 0,
    calls: [],
    createCustomer: ({ idempotencyKey }) => once('createCustomer', idempotencyKey, () => id('cus')),
    openCheckout: (wanted) =>
      once('openCheckout', wanted.idempotencyKey, () => {
        const checkout = id('cs')
        checkouts.set(checkout, {
          id: checkout,
          order: wanted.order,
          state: 'open',
          isPaid: false,
          total: totalOf(wanted),
          subscription: null,
          payment: null,
          wanted,
        })
        return { id: checkout, url: `https://pay.example/${checkout}`, expiresAt: now() + 3_600_000 }
      }),
    readCheckout: (checkout) => ask('readCheckout', () => checkouts.get(checkout) ?? null),
    expireCheckout: (checkout) =>
      ask('expireCheckout', () => {
        const open = checkouts.get(checkout)
        if (open) checkouts.set(checkout, { ...open, state: 'expired' })
      }),
    readSubscription: (subscription) =>
      ask('readSubscription', () => subscriptions.get(subscription) ?? null),
    readPayment: (payment) => ask('readPayment', () => payments.get(payment) ?? null),
    readRefund: (refund) => ask('readRefund', () => refunds.get(refund) ?? null),
    readRefundsOfCharge: () => ask('readRefundsOfCharge', () => []),
    readDispute: (dispute) => ask('readDispute', () => disputes.get(dispute) ?? null),
    previewSeats: ({ extraSeats, seatPrice }) =>
      ask('previewSeats', () => money(seatPrice.amount * BigInt(extraSeats), seatPrice.currency)),
    changeSeats: ({ subscription, extraSeats, idempotencyKey }) =>
      once('changeSeats', idempotencyKey, () => change(subscription, { extraSeats })),
    setRenewal: ({ subscription, renews, idempotencyKey }) =>
      once('setRenewal', idempotencyKey, () => change(subscription, { cancelAtPeriodEnd: !renews })),
    endSubscription: (subscription) =>
      ask('endSubscription', () => change(subscription, { status: 'ended' })),
    refund: ({ intent, request, amount, idempotencyKey }) =>
      once('refund', idempotencyKey, () => {
        const refund: SeenRefund = { id: id('re'), intent, request, amount, state: 'paid' }
        refunds.set(refund.id, refund)
        return refund
      }),
    openPortal: ({ customer }) => ask('openPortal', () => `https://pay.example/portal/${customer}`),
    readPaymentMethods: () => ask('readPaymentMethods', () => []),
    listPayments: async function* () {
      yield* [...payments.values()].filter(({ state }) => state === 'paid').map((payment) => payment.id)
    },
    listRefunds: async function* () {
      yield* refunds.values()
    },
    verifyWebhook: ({ body, headers }) =>
      headers.get('stripe-signature') === MEMORY_SIGNATURE ? JSON.parse(body) : null,

    once: async (key, act) => {
      const kept = `act:${key}`
      if (!answers.has(kept)) answers.set(kept, await act())
      await store.save()
      return answers.get(kept) as readonly MemoryEvent[]
    },
    pay: (checkout) => {
      const open = checkouts.get(checkout)
      if (open === undefined || open.state !== 'open') throw new Error(`${checkout} is not open`)
      const { wanted } = open
      const paidAt = now()
      const complete = { ...open, state: 'complete' as const, isPaid: true }
      if (wanted.period === null) {
        const { id: payment } = take(wanted, { paidAt, subscription: null, period: null })
        checkouts.set(checkout, { ...complete, payment })
        return [
          { type: 'payment_intent.succeeded', object: payment },
          { type: 'checkout.session.completed', object: checkout },
        ]
      }
      const subscription = id('sub')
      const trialEnd = wanted.trialDays === 0 ? null : paidAt + wanted.trialDays * 86_400_000
      const end = trialEnd ?? periodAfter(paidAt, wanted.period)
      const started = {
        id: subscription,
        order: wanted.order,
        status: trialEnd === null ? ('active' as const) : ('trialing' as const),
        periodStart: paidAt,
        periodEnd: end,
        trialEnd,
        cancelAtPeriodEnd: false,
        extraSeats: wanted.lines[1]?.quantity ?? 0,
        latestPayment: null,
        wanted,
      }
      subscriptions.set(subscription, started)
      const payment = trialEnd === null ? charge(started) : null
      checkouts.set(checkout, { ...complete, subscription })
      return [
        { type: 'customer.subscription.created', object: subscription },
        ...(payment === null ? [] : [{ type: 'invoice.paid', object: payment.id }]),
        { type: 'checkout.session.completed', object: checkout },
      ]
    },
    renew: (subscription) => {
      const before = subscriptions.get(subscription)
      if (before === undefined) throw new Error(`there is no ${subscription}`)
      const { periodEnd, wanted } = before
      const renewed = {
        ...before,
        status: 'active' as const,
        trialEnd: null,
        periodStart: periodEnd,
        periodEnd: periodAfter(periodEnd, wanted.period ?? 'month'),
      }
      const payment = charge(renewed)
      return [updated(subscription), { type: 'invoice.paid', object: payment.id }]
    },
    decline: (subscription) => {
      change(subscription, { status: 'past-due' })
      return [updated(subscription)]
    },
    end: (subscription) => {
      change(subscription, { status: 'ended' })
      return [{ type: 'customer.subscription.deleted', object: subscription }]
    },
    dispute: (intent, amount) => {
      const dispute: SeenDispute = { id: id('dp'), intent, amount, fee: 1500n, state: 'open' }
      disputes.set(dispute.id, dispute)
      return [{ type: 'charge.dispute.created', object: dispute.id }]
    },
    decide: (dispute, state) => {
      const open = disputes.get(dispute)
      if (open) disputes.set(dispute, { ...open, state })
      return [{ type: 'charge.dispute.closed', object: dispute }]
    },
    refundOf: (intent, amount) => {
      const refund: SeenRefund = { id: id('re'), intent, request: null, amount, state: 'paid' }
      refunds.set(refund.id, refund)
      return [{ type: 'refund.created', object: refund.id }]
    },
    failRefund: (refund) => {
      const given = refunds.get(refund)
      if (given) refunds.set(refund, { ...given, state: 'failed' })
      return [{ type: 'refund.failed', object: refund }]
    },
    newestPayment: (subscription) => {
      const payment = payments.get(subscriptions.get(subscription)?.latestPayment ?? '')
      if (payment === undefined) throw new Error(`${subscription} was not paid`)
      return payment
    },
  }
  return gateway
}

function totalOf({ lines, currency, discount }: NewCheckout): Money {
  const sum = lines.reduce((total, { unit, quantity }) => total + unit * BigInt(quantity), 0n)
  return money(sum - (discount?.amount ?? 0n), currency)
}
