/** The dates of a page in its latest version, as ISO text; null where an editor set none. */
export interface PageSchedule {
  readonly publishAt: string | null
  readonly unpublishAt: string | null
}

export type ScheduledStep = 'publish' | 'unpublish'

/** A page that changes later than this after its date says so to its editors. */
const LATE_MS = 60_000

/**
 * What is due for a page. Where both dates have passed, the later one counts: a page whose whole time passed while no
 * worker ran is not published for a moment.
 */
export function stepDue({ publishAt, unpublishAt }: PageSchedule, now: Date): ScheduledStep | null {
  const [publish, unpublish] = [publishAt, unpublishAt].map((date) => dueAt(date, now))
  if (publish === undefined) return unpublish === undefined ? null : 'unpublish'
  return unpublish === undefined || publish > unpublish ? 'publish' : 'unpublish'
}

/** The dates that remain after a step: those to come. */
export function remaining({ publishAt, unpublishAt }: PageSchedule, now: Date): PageSchedule {
  return {
    publishAt: dueAt(publishAt, now) === undefined ? publishAt : null,
    unpublishAt: dueAt(unpublishAt, now) === undefined ? unpublishAt : null,
  }
}

/**
 * The dates of a version that is saved: one that has passed counts only where the version before had it too. Otherwise
 * restoring an old version would publish the page.
 */
export function withoutPast(saved: PageSchedule, before: PageSchedule | null, now: Date): PageSchedule {
  const kept = (name: keyof PageSchedule) =>
    dueAt(saved[name], now) !== undefined && timeOf(saved[name]) !== timeOf(before?.[name] ?? null)
      ? null
      : saved[name]
  return { publishAt: kept('publishAt'), unpublishAt: kept('unpublishAt') }
}

/** What editors read about a step that ran; null for one that ran in time. */
export function noteOf(step: ScheduledStep, due: string, now: Date): string | null {
  const late = now.getTime() - Date.parse(due)
  if (late < LATE_MS) return null
  const done = step === 'publish' ? 'Published' : 'Unpublished'
  return `${done} at ${minuteOf(now)}, ${Math.floor(late / 60_000)} min after its date (${minuteOf(new Date(due))}).`
}

/** What editors read about a step that failed. */
export function failureNote(step: ScheduledStep, reason: string, now: Date): string {
  return `Not ${step === 'publish' ? 'published' : 'unpublished'} at ${minuteOf(now)}: ${reason}`
}

/** `2026-11-27 08:00 UTC` */
function minuteOf(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** The time of a date that has passed; undefined for one to come and for none. */
function dueAt(date: string | null, now: Date): number | undefined {
  const time = timeOf(date)
  return time !== null && time <= now.getTime() ? time : undefined
}

function timeOf(date: string | null): number | null {
  return date === null ? null : Date.parse(date)
}
