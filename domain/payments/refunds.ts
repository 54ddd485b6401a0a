import { DAY_MS } from '#domain/time/durations.ts'
/** Why a payment can be refunded automatically, or why staff decide (domain.md, "Refund window"). */
export const REFUND_REASONS = [
  'within-window',
  'window-ended',
  'premium-downloaded',
  'already-refunded',
  'disputed',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Business days after the payment in which it is refunded without a decision of staff (domain.md). */
const REFUND_BUSINESS_DAYS = 7

/** What the answer depends on. Times are milliseconds since 1970. */
export interface RefundFacts {
  readonly paidAt: number
  /** Downloads of exclusive assets that the payment allowed. */
  readonly premiumDownloads: number
  /** What is refunded or being refunded, and what was paid, in minor units. */
  readonly refunded: bigint
  readonly amount: bigint
  readonly isDisputed: boolean
}

export interface RefundAnswer {
  /** Whether the customer gets the money back by asking. Otherwise staff decide, if anything is left to refund. */
  readonly automatic: boolean
  /** The end of the automatic refund, whatever else speaks against it. */
  readonly until: number
  readonly reason: RefundReason
}

/** "Refundable until … because …": the same answer beside the payment and for the command. */
export function refundAnswer(facts: RefundFacts, now: number): RefundAnswer {
  const until = refundWindowEnd(facts.paidAt)
  const reason = reasonOf(facts, now < until)
  return { automatic: reason === 'within-window', until, reason }
}

function reasonOf(
  { refunded, amount, isDisputed, premiumDownloads }: RefundFacts,
  isInTime: boolean,
): RefundReason {
  if (refunded >= amount) return 'already-refunded'
  if (isDisputed) return 'disputed'
  if (premiumDownloads > 0) return 'premium-downloaded'
  return isInTime ? 'within-window' : 'window-ended'
}

/**
 * The end of the last business day of the window: Monday to Friday in UTC, the day of the payment not counted. Public
 * holidays differ by country and do not extend it.
 */
export function refundWindowEnd(paidAt: number): number {
  let day = Math.floor(paidAt / DAY_MS)
  for (let left = REFUND_BUSINESS_DAYS; left > 0; ) {
    day += 1
    if (isBusinessDay(day)) left -= 1
  }
  return (day + 1) * DAY_MS
}

/** @param day days since 1970-01-01, a Thursday */
function isBusinessDay(day: number): boolean {
  const weekday = (day + 4) % 7
  return weekday !== 0 && weekday !== 6
}
