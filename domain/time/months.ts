/** The first moment of a calendar month, as `2026-11` or `2026-11-01`, in UTC. */
export function startOfMonth(month: string): number {
  return Date.parse(`${month.slice(0, 7)}-01T00:00:00Z`)
}

/** The calendar month (UTC) after a moment's by this many: `2026-11`. */
export function monthOf(moment: number, later = 0): string {
  const date = new Date(moment)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1)).toISOString().slice(0, 7)
}
