import { accept, type Result, refuseField } from '#domain/errors/catalogue.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { SubmissionCommand } from './transitions.ts'

/** The longest time from the choice of a date to the publication. */
export const MAX_SCHEDULE_DAYS = 365

/** Commands that may name the time of publication: the author's wish, the reviewer's decision, and a later change. */
const COMMANDS_WITH_DATE: readonly SubmissionCommand[] = [
  'submission.submit',
  'submission.approve',
  'submission.reschedule',
]

export function takesPublishAt(command: SubmissionCommand): boolean {
  return COMMANDS_WITH_DATE.includes(command)
}

/** Refuses a time of publication that is past, or too far away. Times are milliseconds since 1970. */
export function checkPublishAt(at: number, now: number): Result<true> {
  if (at <= now) return refuseField('publish_at', 'publish-date-past')
  return at - now > MAX_SCHEDULE_DAYS * DAY_MS ? refuseField('publish_at', 'publish-date-far') : accept(true)
}

/** Times of publication of a submission, in milliseconds since 1970: the author's wish, and what was decided. */
export interface PublicationDates {
  readonly wishedAt: number | null
  readonly publishAt: number | null
}

/**
 * The times after a command. An approval without a choice takes the author's wish, unless it is past. A changed date to
 * publish at once is the present.
 *
 * @param chosen null for at once, undefined for no choice
 */
export function datesAfter(
  { wishedAt, publishAt }: PublicationDates,
  command: SubmissionCommand,
  chosen: number | null | undefined,
  now: number,
): PublicationDates {
  switch (command) {
    case 'submission.submit':
      return { wishedAt: chosen ?? null, publishAt: null }
    case 'submission.approve':
      return { wishedAt, publishAt: chosen === undefined ? laterThan(now, wishedAt) : chosen }
    case 'submission.reschedule':
      return { wishedAt, publishAt: chosen ?? now }
    case 'submission.undo':
    case 'submission.unschedule':
      return { wishedAt, publishAt: null }
    default:
      return { wishedAt, publishAt }
  }
}

function laterThan(now: number, at: number | null): number | null {
  return at !== null && at > now ? at : null
}
