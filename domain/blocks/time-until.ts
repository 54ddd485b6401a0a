const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A duration in whole units. */
export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** The time until a date; null once it is reached. Seconds that have begun count. */
export function timeUntil(date: string, now: number): TimeLeft | null {
  const left = Date.parse(date) - now
  if (left <= 0) return null
  const whole = Math.ceil(left / SECOND) * SECOND
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: Math.floor((whole % MINUTE) / SECOND),
  }
}
