/** Whether the engine answered that the index does not exist. */
export function isMissingIndex(error: unknown): boolean {
  return statusOf(error) === 404
}

/** Whether the engine rejected a record as malformed or too large. */
export function isBadRequest(error: unknown): boolean {
  const status = statusOf(error)
  return status === 400 || status === 413
}

/** Whether the engine rejected the request (4xx except 429): it is available, and a retry would fail again. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  return status !== null && status >= 400 && status < 500 && status !== 429
}

function statusOf(error: unknown): number | null {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null
}
