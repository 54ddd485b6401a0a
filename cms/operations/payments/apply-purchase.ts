import type { Transaction } from '#cms/operations/database.ts'
import { adoptCheckout } from '#cms/operations/orders/adopt-checkout.ts'
import { moveOrder, type OrderRow, readLines } from '#cms/operations/orders/order-row.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { applyDispute } from '#cms/operations/payments/apply-dispute.ts'
import { applyRefund } from '#cms/operations/payments/apply-refund.ts'
import { grantAssets } from '#cms/operations/payments/asset-grants.ts'
import type { SeenPurchase } from '#cms/operations/payments/purchase.ts'
import { recordPayment } from '#cms/operations/payments/record-payment.ts'
import type { MoveOrder, Settled } from '#cms/operations/payments/settled.ts'
import { followGateway } from '#cms/operations/subscriptions/follow-gateway.ts'
import type { Gateway } from '#domain/contract/checkout.ts'
import { type OrderEvent, orderAfter } from '#domain/orders/states.ts'
import { purchaseFault } from '#domain/payments/purchase-fault.ts'

/**
 * Applies what a gateway says about a purchase to its locked order: the subscription, the payments with their postings,
 * refunds and a dispute, and at last the order. Applying the same again changes nothing.
 */
export async function applyPurchase(
  transaction: Transaction,
  order: OrderRow,
  seen: SeenPurchase,
  { gateway, actor }: { readonly gateway: Gateway; readonly actor: string | null },
): Promise<Settled> {
  const fault = purchaseFault({ ...order, total: BigInt(order.total) }, { gateway, ...seen })
  if (fault !== null) return { outcome: 'waiting', reason: fault }
  const lines = await readLines(transaction, order.id)
  const adopted = await adoptCheckout(transaction, order, seen.checkout)
  const followed = await followGateway(transaction, { order, lines, seen, actor })
  const { subscription } = followed
  let hasChanged = adopted || followed.hasChanged
  for (const payment of seen.payments)
    hasChanged = (await recordPayment(transaction, { order, gateway, payment, subscription })) || hasChanged

  let state = order.state
  const move: MoveOrder = async (event) => {
    const after = orderAfter(state, event)
    if (!after.ok) return false
    await moveOrder(transaction, { id: order.id, from: state, to: after.value })
    state = after.value
    hasChanged = true
    return true
  }
  const event = eventOf(seen)
  if (event !== null && (await move(event)) && event === 'pay') {
    await grantAssets(transaction, order, lines)
    if (order.replaces !== null)
      await enqueue(transaction, 'subscription.end', [
        { key: order.replaces, payload: { subscription: order.replaces, when: 'period-end' } },
      ])
  }
  for (const refund of seen.refunds)
    hasChanged = (await applyRefund(transaction, { order, gateway, refund, move })) || hasChanged
  if (seen.dispute !== null)
    hasChanged =
      (await applyDispute(transaction, { order, gateway, dispute: seen.dispute, move })) || hasChanged
  return { outcome: hasChanged ? 'applied' : 'unchanged' }
}

/** Fulfilled is only what is paid, or needs no payment yet: a checkout can be complete while its payment is on its way. */
function eventOf({ checkout, subscription, payments }: SeenPurchase): OrderEvent | null {
  const isPaid = checkout === null ? payments.some(({ state }) => state === 'paid') : checkout.isPaid
  const hasStarted = subscription !== null && ['trialing', 'active'].includes(subscription.status)
  if (checkout !== null && checkout.state === 'complete' && isPaid) return 'pay'
  if (checkout === null && (isPaid || hasStarted)) return 'pay'
  if (checkout?.state === 'expired') return 'expire'
  if (checkout?.state === 'declined') return 'fail'
  const isDone = checkout?.state === 'complete'
  return isDone && payments.some(({ state }) => state === 'failed') ? 'fail' : null
}
