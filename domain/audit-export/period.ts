import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** An auditor's year, and a day more. */
const MAX_EXPORT_DAYS = 366
const DAY_MS = 24 * 60 * 60 * 1000

/** The first and the last day of an export in UTC, as `2026-11-27`. */
export interface ExportPeriod {
  readonly from: string
  readonly until: string
}

/** A period whose days have all ended: nothing that is posted later belongs to it. */
export function checkExportPeriod({ from, until }: ExportPeriod, now: Date): Result<null> {
  const [start, end] = [Date.parse(from), Date.parse(until) + DAY_MS]
  const isValid = start < end && end <= now.getTime() && end - start <= MAX_EXPORT_DAYS * DAY_MS
  return isValid ? accept(null) : refuse('export-period-invalid')
}
