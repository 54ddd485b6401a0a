/** Whether the engine answered that there is no such index. */
export function isMissingIndex(error: unknown): boolean {
  return statusOf(error) === 404
}

/** Whether the engine will not have what it was given: a record is malformed or too large. */
export function isBadRequest(error: unknown): boolean {
  const status = statusOf(error)
  return status === 400 || status === 413
}

/** Whether the engine understood and refused: it is there, and asking again would not help. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  return status !== null && status >= 400 && status < 500 && status !== 429
}

function statusOf(error: unknown): number | null {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null
}
