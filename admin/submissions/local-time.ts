/** The value of a field `datetime-local` for an instant (ISO 8601 in UTC), in the time zone of the browser. Empty for null. */
export function toLocalTime(instant: string | null): string {
  if (instant === null) return ''
  const date = new Date(instant)
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** The instant (ISO 8601 in UTC) of what such a field holds; null when it is empty. */
export function fromLocalTime(written: string): string | null {
  const time = new Date(written)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** Null for an instant that has passed. */
export function laterThanNow(instant: string | null): string | null {
  return instant !== null && Date.parse(instant) > Date.now() ? instant : null
}

export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
