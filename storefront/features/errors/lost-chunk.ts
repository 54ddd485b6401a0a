/** A page reloads itself at most once in this time (spec section 8). */
const GUARD_MS = 60_000

const STORAGE_KEY = 'reloaded-at'

/** Whether an error says that a part of the page's code did not load, as after a deployment. */
export function isLostChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /(loading|load) (css )?chunk|dynamically imported module/i.test(error.message)
  )
}

/** Whether a page may reload itself now, having last done so then; null is never. */
export function mayReload(lastMs: number | null, nowMs: number): boolean {
  return lastMs === null || nowMs - lastMs >= GUARD_MS
}

/**
 * Reloads the page when a part of its code was lost, and has not just been reloaded for that. Not without a connection:
 * the page would be replaced by an error of the browser, with all that was entered in it.
 */
export function reloadAfterLostChunk(error: unknown): void {
  if (!isLostChunk(error) || !window.navigator.onLine) return
  const kept = window.sessionStorage.getItem(STORAGE_KEY)
  const now = Date.now()
  if (!mayReload(kept === null ? null : Number(kept), now)) return
  window.sessionStorage.setItem(STORAGE_KEY, String(now))
  window.location.reload()
}
