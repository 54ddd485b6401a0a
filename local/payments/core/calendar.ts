export const INTERVALS = ['day', 'week', 'month', 'year'] as const
export type Interval = (typeof INTERVALS)[number]

export const HOUR = 3600
export const DAY = 86_400

/**
 * The end of the first period after `start` in the cycle of `anchor`. Months keep the anchor's day, and take their last
 * day where they are shorter: 31 January, 28 February, 31 March. Seconds since 1970, UTC.
 */
export function periodEnd(anchor: number, start: number, interval: Interval, count: number): number {
  if (interval === 'day' || interval === 'week') {
    const length = count * (interval === 'day' ? DAY : 7 * DAY)
    return anchor + (Math.floor((start - anchor) / length) + 1) * length
  }
  const months = count * (interval === 'year' ? 12 : 1)
  let cycles = Math.max(0, Math.floor(monthsBetween(anchor, start) / months) - 1)
  while (addMonths(anchor, cycles * months) <= start) cycles += 1
  return addMonths(anchor, cycles * months)
}

function monthsBetween(from: number, to: number): number {
  const [a, b] = [new Date(from * 1000), new Date(to * 1000)]
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth()
}

function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return Math.floor(date.getTime() / 1000)
}
