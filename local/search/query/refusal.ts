/** Algolia's error for a request that it refuses: message and status. */
export interface Refusal {
  readonly ok: false
  readonly status: 400 | 403 | 404
  readonly message: string
}

/** A value, or why there is none. Expected refusals are values here; only bugs throw. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refusal

export function accept<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function refuse(message: string, status: Refusal['status'] = 400): Refusal {
  return { ok: false, status, message }
}

/** The values of all results, or the first refusal among them. */
export function acceptAll<T>(results: Iterable<Result<T>>): Result<T[]> {
  const values: T[] = []
  for (const result of results) {
    if (!result.ok) return result
    values.push(result.value)
  }
  return accept(values)
}
