import type { Result } from '#domain/errors/catalogue.ts'
import { accept, refuse } from '#domain/errors/catalogue.ts'

/** The states of an order. `paid` ones have been paid at some time. */
export const ORDER_STATES = {
  pending: { paid: false },
  paid: { paid: true },
  failed: { paid: false },
  expired: { paid: false },
  refunded: { paid: true },
  disputed: { paid: true },
} as const satisfies Record<string, { readonly paid: boolean }>
export type OrderState = keyof typeof ORDER_STATES

/** What happens to an order at its gateway. */
export type OrderEvent = 'pay' | 'fail' | 'expire' | 'refund' | 'dispute' | 'win-dispute' | 'fail-refund'

interface Edge {
  readonly event: OrderEvent
  readonly from: OrderState
  readonly to: OrderState
}

/**
 * Every edge of the state machine. A payment is accepted late: money that arrived for an order that had failed or
 * expired here must not be kept without what was bought.
 */
export const ORDER_EDGES = [
  { event: 'pay', from: 'pending', to: 'paid' },
  { event: 'pay', from: 'failed', to: 'paid' },
  { event: 'pay', from: 'expired', to: 'paid' },
  { event: 'fail', from: 'pending', to: 'failed' },
  { event: 'expire', from: 'pending', to: 'expired' },
  { event: 'refund', from: 'paid', to: 'refunded' },
  { event: 'refund', from: 'disputed', to: 'refunded' },
  { event: 'fail-refund', from: 'refunded', to: 'paid' },
  { event: 'dispute', from: 'paid', to: 'disputed' },
  { event: 'dispute', from: 'refunded', to: 'disputed' },
  { event: 'win-dispute', from: 'disputed', to: 'paid' },
] as const satisfies readonly Edge[]

/** The state of an order after an event, or `state-changed` where the machine has no such edge. */
export function orderAfter(from: OrderState, event: OrderEvent): Result<OrderState> {
  const edge = ORDER_EDGES.find((one) => one.event === event && one.from === from)
  return edge === undefined
    ? refuse('state-changed', `an order that is ${from} cannot ${event}`)
    : accept(edge.to)
}
