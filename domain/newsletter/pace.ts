import { NEWSLETTER_PER_MINUTE } from '#domain/newsletter/limits.ts'

/** Mails of newsletters: those that were queued within the last minute, and all that wait. */
interface Queued {
  readonly lastMinute: number
  readonly waiting: number
}

/**
 * How many more may be queued now. While the mail server is unavailable, no more than those of one minute wait, so that they are
 * not handed over all at once afterwards.
 */
export function roomFor({ lastMinute, waiting }: Queued, most: number = NEWSLETTER_PER_MINUTE): number {
  return Math.max(0, most - Math.max(lastMinute, waiting))
}
