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
 * A gateway of many objects in this process, for tests of volume and of faults that the payment sandbox is too slow for.
 * Each change of an object returns the events that announce it.
 */
export interface MemoryGateway extends PaymentGateway {
  /** Answers are refused with this probability, as by a gateway that is unavailable. */
  failing: number
  readonly calls: string[]
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
/** The signature of a webhook of this gateway. */
export const MEMORY_SIGNATURE = 'valid'

export function memoryGateway(): MemoryGateway {
  const checkouts = new Map<string, SeenCheckout & { readonly wanted: NewCheckout }>()
  const subscriptions = new Map<string, SeenSubscription & { readonly wanted: NewCheckout }>()
  const payments = new Map<string, SeenPayment>()
  const refunds = new Map<string, SeenRefund>()
  const disputes = new Map<string, SeenDispute>()
  const answers = new Map<string, unknown>()
  const id = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

  async function ask<T>(name: string, answer: () => T): Promise<T> {
    gateway.calls.push(name)
    await new Promise((resolve) => setImmediate(resolve))
    if (Math.random() < gateway.failing) throw new GatewayUnavailable('the gateway is unavailable')
    return answer()
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
        return { id: checkout, url: `https://pay.example/${checkout}`, expiresAt: Date.now() + 3_600_000 }
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

    pay: (checkout) => {
      const open = checkouts.get(checkout)
      if (open === undefined || open.state !== 'open') throw new Error(`${checkout} is not open`)
      const { wanted } = open
      const now = Date.now()
      const complete = { ...open, state: 'complete' as const, isPaid: true }
      if (wanted.period === null) {
        const { id: payment } = take(wanted, { paidAt: now, subscription: null, period: null })
        checkouts.set(checkout, { ...complete, payment })
        return [
          { type: 'payment_intent.succeeded', object: payment },
          { type: 'checkout.session.completed', object: checkout },
        ]
      }
      const subscription = id('sub')
      const trialEnd = wanted.trialDays === 0 ? null : now + wanted.trialDays * 86_400_000
      const end = trialEnd ?? periodAfter(now, wanted.period)
      const started = {
        id: subscription,
        order: wanted.order,
        status: trialEnd === null ? ('active' as const) : ('trialing' as const),
        periodStart: now,
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
