/**
 * The states of a cashout, and the state that each event leads to (domain.md). The money of a rejected or failed one is
 * available again. A paid one fails when the money comes back: from a bank, or from PayPal where it was not claimed.
 */
export const CASHOUT_STATES = {
  requested: { approve: 'approved', reject: 'rejected' },
  approved: { send: 'processing', reject: 'rejected' },
  rejected: {},
  processing: { pay: 'paid', fail: 'failed' },
  paid: { fail: 'failed' },
  failed: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>
export type CashoutState = keyof typeof CASHOUT_STATES
export const CASHOUT_STATE_CODES = Object.keys(CASHOUT_STATES) as [CashoutState, ...CashoutState[]]

/** States in which a cashout is open: a contributor has one of them at most. */
export const OPEN_STATES = ['requested', 'approved', 'processing'] as const satisfies readonly CashoutState[]

export const CASHOUT_EVENTS = ['approve', 'reject', 'send', 'pay', 'fail'] as const
export type CashoutEvent = (typeof CASHOUT_EVENTS)[number]

/** Where an event leads to; null where the state does not allow it. */
export function nextCashoutState(state: CashoutState, event: CashoutEvent): CashoutState | null {
  const following: Partial<Readonly<Record<CashoutEvent, CashoutState>>> = CASHOUT_STATES[state]
  return following[event] ?? null
}

/** `formed` batches wait to be sent; one is `settled` when none of its cashouts is processing. */
export const BATCH_STATES = ['formed', 'sent', 'settled'] as const
export type BatchState = (typeof BATCH_STATES)[number]
