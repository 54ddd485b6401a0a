import type { Gateway } from '#domain/contract/checkout.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Money } from '#domain/money/money.ts'

interface Ordered {
  readonly currency: Currency
  readonly total: bigint
  readonly gateway: Gateway | null
  readonly gateway_checkout_id: string | null
}

interface Purchase {
  readonly gateway: Gateway
  readonly checkout: { readonly id: string; readonly total: Money } | null
  readonly payments: readonly { readonly id: string; readonly amount: Money }[]
}

/**
 * Why a purchase of a gateway cannot be that of the order that it names, in words for staff; null where nothing
 * contradicts. A trial has a checkout without a total.
 */
export function purchaseFault(order: Ordered, { gateway, checkout, payments }: Purchase): string | null {
  if (order.gateway !== gateway) return `the order was not sent to ${gateway}`
  const other = payments.find(({ amount }) => amount.currency !== order.currency)
  if (other !== undefined) return `${other.id} is in ${other.amount.currency}, the order in ${order.currency}`
  if (checkout === null) return null
  const { id, total } = checkout
  if (order.gateway_checkout_id !== null && order.gateway_checkout_id !== id)
    return `${id} is not the checkout of the order`
  if (total.currency !== order.currency)
    return `${id} is in ${total.currency}, the order in ${order.currency}`
  if (total.amount !== 0n && total.amount < order.total)
    return `${id} is over ${total.amount}, the order over ${order.total}`
  return null
}
