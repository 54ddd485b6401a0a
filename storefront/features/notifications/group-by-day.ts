import type { Notification } from '#domain/contract/notifications.ts'

/** Notifications of one calendar day. */
export interface Day {
  /** `2026-11-21` */
  readonly date: string
  readonly notifications: readonly Notification[]
}

/** Notifications by the day they came on where the reader is, in the order given. */
export function groupByDay(notifications: readonly Notification[], timeZone: string): readonly Day[] {
  const days = Map.groupBy(notifications, ({ created_at }) => dateIn(new Date(created_at), timeZone))
  return [...days].map(([date, group]) => ({ date, notifications: group }))
}

/** How a day is called that is near: null for one that is named by its date. */
export function nearDay(date: string, now: Date, timeZone: string): 'today' | 'yesterday' | null {
  if (date === dateIn(now, timeZone)) return 'today'
  return date === dayBefore(dateIn(now, timeZone)) ? 'yesterday' : null
}

/** Swedish writes dates as ISO 8601 does. */
function dateIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(moment)
}

/** Counted on the calendar, since a day of a clock change has not 24 hours. */
function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 'yyyy-mm-dd'.length)
}
