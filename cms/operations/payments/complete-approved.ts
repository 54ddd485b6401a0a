import type { FoundOrder } from '#cms/operations/payments/find-order.ts'
import { fetchPurchase, type SeenPurchase } from '#cms/operations/payments/purchase.ts'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'

/**
 * Takes the payment of a checkout that its buyer has approved, where the gateway does not do so by itself, and returns the
 * purchase as it is afterwards. Only the checkout of a pending order is taken: the buyer may have bought again after it failed.
 * Doing it again, or at the same time in two processes, takes the money once.
 *
 * @throws GatewayUnavailable, GatewayRefused
 */
export async function completeApproved(
  gateway: PaymentGateway,
  order: Pick<FoundOrder, 'state' | 'checkout'>,
  seen: SeenPurchase,
): Promise<SeenPurchase> {
  const approved = seen.checkout
  if (approved?.state !== 'approved' || gateway.completeCheckout === undefined) return seen
  if (order.state !== 'pending' || (order.checkout !== null && order.checkout !== approved.id)) return seen
  const outcome = await gateway.completeCheckout(approved.id)
  if (outcome === 'declined') return { ...seen, checkout: { ...approved, state: 'declined' } }
  return fetchPurchase(gateway, { kind: 'checkout', id: approved.id }, { checkout: null, subscription: null })
}
