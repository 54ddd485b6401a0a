import { inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { lockOrder, touchOrder } from '#cms/operations/orders/order-row.ts'
import { applyPurchase } from '#cms/operations/payments/apply-purchase.ts'
import { completeApproved } from '#cms/operations/payments/complete-approved.ts'
import {
  type FoundOrder,
  findOrder,
  findOrderOfIntents,
  findOrderOfSubject,
} from '#cms/operations/payments/find-order.ts'
import { fetchPurchase, intentsOf, orderNamedBy, type Subject } from '#cms/operations/payments/purchase.ts'
import type { Settled } from '#cms/operations/payments/settled.ts'
import type { PaymentGateway, PaymentGateways } from '#cms/ports/payment-gateway.ts'
import { ORDER_STATES } from '#domain/orders/states.ts'

export interface PaymentServices {
  readonly payload: Payload
  readonly gateways: PaymentGateways
}

interface Settling {
  readonly gateway: PaymentGateway
  readonly subject: Subject | null
  /** The order, where it is known. */
  readonly order: string | null
  /** The user whose command it follows; absent for the gateway. */
  readonly actor?: string | null
  /** Runs in the transaction that applies the purchase, before it; false cancels. */
  readonly before?: (transaction: Transaction) => Promise<boolean>
  /** Runs in that transaction at its end. */
  readonly after?: (transaction: Transaction, settled: Settled) => Promise<void>
}

/** What was fetched is outdated when the order changed meanwhile; it is fetched again so many times. */
const ATTEMPTS = 5

/**
 * Brings an order, its subscription and its payments up to what the gateway says: the one way in which webhooks, the
 * return from a gateway and the periodic jobs change them. The gateway is asked outside of the transaction; what it says
 * is applied only if nothing changed the order meanwhile, so that an older answer never replaces a newer one.
 *
 * @throws GatewayUnavailable, GatewayRefused
 */
export async function settle(services: PaymentServices, settling: Settling): Promise<Settled> {
  const { payload } = services
  const { gateway, subject } = settling
  let id =
    settling.order ?? (subject === null ? null : await findOrderOfSubject(payload, gateway.code, subject))
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = id === null ? null : await findOrder(payload, id)
    let seen = await fetchPurchase(gateway, subject, knownOf(found))
    if (found === null) {
      id = orderNamedBy(seen) ?? (await findOrderOfIntents(payload, gateway.code, intentsOf(seen)))
      if (id === null || (await findOrder(payload, id)) === null) return finish(payload, settling)
      continue
    }
    seen = await completeApproved(gateway, found, seen)
    const settled = await inTransaction(payload, async (transaction): Promise<Settled | 'outdated'> => {
      if (!((await settling.before?.(transaction)) ?? true)) return { outcome: 'unchanged' }
      const order = await lockOrder(transaction, found.id)
      if (order === undefined || order.version !== found.version) return 'outdated'
      const applied = await applyPurchase(transaction, order, seen, {
        gateway: gateway.code,
        actor: settling.actor ?? null,
      })
      if (applied.outcome === 'applied') await touchOrder(transaction, order.id)
      await settling.after?.(transaction, applied)
      return applied
    })
    if (settled !== 'outdated') return settled
  }
  throw new Error(`the order ${id} changed each time that it was settled`)
}

/** The checkout is of interest until the order is paid. */
function knownOf(found: FoundOrder | null) {
  const isOpen = found !== null && !ORDER_STATES[found.state].paid
  return { checkout: isOpen ? found.checkout : null, subscription: found?.subscription ?? null }
}

/** An object that belongs to none of our orders. */
function finish(payload: Payload, settling: Settling): Promise<Settled> {
  return inTransaction<Settled>(payload, async (transaction) => {
    const settled = { outcome: 'unknown' } as const
    if ((await settling.before?.(transaction)) ?? true) await settling.after?.(transaction, settled)
    return settled
  })
}
