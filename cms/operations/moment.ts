import { fragment, type SQL } from '#cms/operations/database.ts'

/**
 * The time at which an operation takes place, in SQL. Null is the present by the clock of the database; the seed plays
 * demonstrations in the past.
 */
export function momentOf(at: Date | null): SQL {
  return at === null ? fragment`present()` : fragment`${at.toISOString()}::timestamptz`
}

/** A moment as a value of a column, in SQL. Milliseconds since 1970; null is none. */
export function momentOrNull(at: number | null): SQL {
  return fragment`${at === null ? null : new Date(at).toISOString()}::timestamptz`
}
