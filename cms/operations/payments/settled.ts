import type { OrderEvent } from '#domain/orders/states.ts'

/** What came of settling: `waiting` needs a person, with the reason; `unknown` is about nothing of ours. */
export type Settled =
  | { readonly outcome: 'applied' | 'unchanged' | 'unknown' }
  | { readonly outcome: 'waiting'; readonly reason: string }

/** Moves a locked order, where its state machine has the edge. @returns whether it did */
export type MoveOrder = (event: OrderEvent) => Promise<boolean>
