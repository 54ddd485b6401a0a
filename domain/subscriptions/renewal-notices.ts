import { DAY_MS } from '#domain/time/durations.ts'

/** Days before a renewal on which it is announced by mail, the furthest first. */
export const RENEWAL_NOTICE_DAYS = [14, 3] as const

/**
 * The notice that is due before a renewal, as days; null for none. After a time without the job only the nearest notice
 * is sent, and none for a period that is hardly longer than the notice.
 */
export function dueNotice(
  { periodStart, periodEnd }: { readonly periodStart: number; readonly periodEnd: number },
  now: number,
): number | null {
  if (now >= periodEnd) return null
  const due = RENEWAL_NOTICE_DAYS.filter(
    (days) => now >= periodEnd - days * DAY_MS && periodEnd - periodStart > 2 * days * DAY_MS,
  )
  return due.at(-1) ?? null
}
