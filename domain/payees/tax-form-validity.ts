import { DAY_MS } from '#domain/time/durations.ts'

/** A form counts through the year of its signature and this many calendar years after it (W-8BEN: instructions of the IRS). */
const VALID_YEARS = 3
/** Forms whose last days have begun are announced on the desk this many days before. */
export const RENEWAL_DAYS = 60

/** The first moment at which a form that was signed at `signedAt` is not valid any more, in milliseconds since 1970 (UTC). */
export function validUntil(signedAt: number): number {
  return Date.UTC(new Date(signedAt).getUTCFullYear() + VALID_YEARS + 1, 0, 1)
}

/** Whether an approved form pays out now, has to be renewed soon, or has expired. */
export function validityAt(until: number, now: number): 'valid' | 'ends-soon' | 'expired' {
  if (now >= until) return 'expired'
  return until - now <= RENEWAL_DAYS * DAY_MS ? 'ends-soon' : 'valid'
}
