import type { PayoutMethod } from '#domain/payees/payee.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { CashoutState } from './states.ts'
import { CASHOUT_TERMS } from './terms.ts'

/** Requests until the 20th, 18:29 UTC, that minute included, are paid from the 21st to the end of the month (domain.md). */
const LAST_REQUEST = { day: 20, hour: 18, minute: 30 } as const
const FIRST_PAYDAY = 21

/** The days in which payouts are sent, from the first to the last millisecond. Milliseconds since 1970. */
export interface PayWindow {
  readonly from: number
  readonly to: number
}

/** The days in which a request of this time is paid. */
export function payWindowOf(requestedAt: number): PayWindow {
  const date = new Date(requestedAt)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const { day, hour, minute } = LAST_REQUEST
  return windowIn(year, requestedAt < Date.UTC(year, month, day, hour, minute) ? month : month + 1)
}

/** The next days in which a request can be paid: those of its time, and once they are over the ones of this month. */
export function nextPayWindow(requestedAt: number, now: number): PayWindow {
  const own = payWindowOf(requestedAt)
  if (now <= own.to) return own
  const today = new Date(now)
  return windowIn(today.getUTCFullYear(), today.getUTCMonth())
}

/** Whether a request of this time can be sent now. */
export function isPayday(requestedAt: number, now: number): boolean {
  return now >= payWindowOf(requestedAt).from && new Date(now).getUTCDate() >= FIRST_PAYDAY
}

function windowIn(year: number, month: number): PayWindow {
  return { from: Date.UTC(year, month, FIRST_PAYDAY), to: Date.UTC(year, month + 1, 1) - 1 }
}

/** How long a method takes at most from sending to arrival. A bank transfer has no more than a weekend in it. */
const ARRIVAL_MS: Readonly<Record<PayoutMethod, number>> = {
  paypal: DAY_MS,
  'stripe-connect': 2 * DAY_MS,
  bank: 5 * DAY_MS,
}

interface Expected {
  readonly state: CashoutState
  readonly requestedAt: number
  readonly sentAt: number | null
  readonly method: PayoutMethod
  readonly isHeld: boolean
  /** PayPal waits for its recipient to claim the money. */
  readonly isUnclaimed: boolean
}

/**
 * Until when the state is left: a request is decided before its payment days, an approved cashout is sent in them, and a
 * sent one arrives. Null for what is settled, and for what is held without an end.
 */
export function expectedBy(cashout: Expected, now: number): number | null {
  const { state, requestedAt, sentAt, method, isHeld, isUnclaimed } = cashout
  if (state === 'processing') {
    const wait = isUnclaimed ? CASHOUT_TERMS.unclaimedMs : ARRIVAL_MS[method]
    return sentAt === null ? null : sentAt + wait
  }
  if (isHeld || (state !== 'requested' && state !== 'approved')) return null
  const window = nextPayWindow(requestedAt, now)
  return state === 'requested' && now < window.from ? window.from : window.to
}
