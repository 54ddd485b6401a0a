import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'
import type { BatchState } from './states.ts'

/** What finance records of a batch for a bank: its file was handed in, and all of its transfers were paid. */
export const BATCH_ACTIONS = ['send', 'pay'] as const
export type BatchAction = (typeof BATCH_ACTIONS)[number]

interface Batch {
  readonly method: PayoutMethod
  readonly state: BatchState
}

/** The state that a command leads to. Providers with an API report it themselves. */
export function decideBatch({ method, state }: Batch, action: BatchAction): Result<BatchState> {
  if (method !== 'bank') return refuse('state-changed')
  if (action === 'send') return state === 'formed' ? accept('sent') : refuse('state-changed')
  return state === 'sent' ? accept('settled') : refuse('state-changed')
}

/** The commands that the state allows, for the buttons of the console. */
export function batchActionsFor(batch: Batch): readonly BatchAction[] {
  return BATCH_ACTIONS.filter((action) => decideBatch(batch, action).ok)
}
