import { PREFERENCE_BYTES } from '#domain/contract/body-limits.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { QUERY_BOUNDS } from '#domain/permissions/query-bounds.ts'

/** Bounds of the panel preferences of one staff member: columns of lists, open groups of forms. */
export const PREFERENCES = {
  /** A further preference replaces the oldest. */
  count: 200,
  keyChars: 200,
} as const

/** A preference within the bounds. The panel reads the length of its lists from the value. */
export function checkPreference<T>(key: unknown, value: T): Result<T> {
  if (typeof key !== 'string' || key.length > PREFERENCES.keyChars)
    return refuse('bad-request', 'The key of a preference is a short text')
  const text = JSON.stringify(value) ?? ''
  if (new TextEncoder().encode(text).length > PREFERENCE_BYTES)
    return refuse('too-large', 'The preference is too large')
  const limit = typeof value === 'object' && value !== null && 'limit' in value ? Number(value.limit ?? 0) : 0
  if (!(limit >= 0 && limit <= QUERY_BOUNDS.rowsWithRelations))
    return refuse('bad-request', `A list has at most ${QUERY_BOUNDS.rowsWithRelations} rows`)
  return accept(value)
}
