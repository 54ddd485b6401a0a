import type {
  PaymentGateway,
  SeenCheckout,
  SeenDispute,
  SeenPayment,
  SeenRefund,
  SeenSubscription,
} from '#cms/ports/payment-gateway.ts'
import type { EventSubject } from '#domain/payments/event-subject.ts'

/** An object of a gateway that something was announced about, by its id there. */
export interface Subject {
  readonly kind: EventSubject
  readonly id: string
}

/** The objects of one purchase as the gateway has them now. */
export interface SeenPurchase {
  readonly checkout: SeenCheckout | null
  readonly subscription: SeenSubscription | null
  readonly payments: readonly SeenPayment[]
  readonly refunds: readonly SeenRefund[]
  readonly dispute: SeenDispute | null
}

/** What of a purchase is known here. */
export interface KnownPurchase {
  /** Null where it is not needed any more, or there is none. */
  readonly checkout: string | null
  readonly subscription: string | null
}

/**
 * Fetches the objects of a purchase from its gateway: nothing that a webhook says is trusted but the id of its object.
 * @throws GatewayUnavailable, GatewayRefused
 */
export async function fetchPurchase(
  gateway: PaymentGateway,
  subject: Subject | null,
  known: KnownPurchase,
): Promise<SeenPurchase> {
  const idOf = (kind: Subject['kind']) => (subject?.kind === kind ? subject.id : null)
  const named = idOf('payment')
  const payment = named === null ? null : await gateway.readPayment(named)
  const checkoutId = idOf('checkout') ?? known.checkout
  const checkout = checkoutId === null ? null : await gateway.readCheckout(checkoutId)
  const subscriptionId =
    idOf('subscription') ?? payment?.subscription ?? checkout?.subscription ?? known.subscription
  const subscription = subscriptionId === null ? null : await gateway.readSubscription(subscriptionId)
  const others = [checkout?.payment ?? null, subscription?.latestPayment ?? null].filter(
    (id) => id !== null && id !== named,
  )
  const payments = await Promise.all(others.map((id) => (id === null ? null : gateway.readPayment(id))))
  return {
    checkout,
    subscription,
    payments: [payment, ...payments].filter((one) => one !== null),
    refunds: await fetchRefunds(gateway, subject),
    dispute: subject?.kind === 'dispute' ? await gateway.readDispute(subject.id) : null,
  }
}

async function fetchRefunds(
  gateway: PaymentGateway,
  subject: Subject | null,
): Promise<readonly SeenRefund[]> {
  if (subject?.kind === 'refunds-of-charge') return gateway.readRefundsOfCharge(subject.id)
  const refund = subject?.kind === 'refund' ? await gateway.readRefund(subject.id) : null
  return refund === null ? [] : [refund]
}

/** The order that an object of the gateway names; null where it names none. */
export function orderNamedBy({ checkout, subscription, payments }: SeenPurchase): string | null {
  const named = [checkout?.order, subscription?.order, ...payments.map(({ order }) => order)]
  return named.find((order) => order !== null && order !== undefined && UUID.test(order)) ?? null
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The payment intents that refunds and disputes name. */
export function intentsOf({ refunds, dispute }: SeenPurchase): readonly string[] {
  return [...refunds.map(({ intent }) => intent), ...(dispute === null ? [] : [dispute.intent])]
}
