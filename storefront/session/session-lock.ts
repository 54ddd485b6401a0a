/** Shared by all tabs of this browser, which have one session. */
const LOCK = 'motif-session'
/** Maximum wait, so that a hanging call does not block the others. */
const LOCK_TIMEOUT_MS = 5_000
/** Longer than a browser takes to leave a page; it ends if the user stays on it. */
const LEAVE_TIMEOUT_MS = 10_000

/** What a call does to the session: uses it; opens or replaces it; ends it, after which the page is left. */
export type SessionUse = 'needs' | 'changes' | 'ends'

/**
 * Sends a call under a lock of all tabs. A call that opens, replaces or ends the session excludes all others: their 401
 * for the old session would sign out the user of the new one. After a call that ended the session the lock is held
 * until the page is left.
 */
export function withSessionLock<A extends { readonly ok: boolean }>(
  use: SessionUse,
  send: () => Promise<A>,
): Promise<A> {
  // Browsers have locks only on HTTPS pages and on localhost.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (locks === undefined) return send()
  const mode = use === 'needs' ? 'shared' : 'exclusive'
  return new Promise((resolve) => {
    const turn = async () => {
      const answer = send()
      resolve(answer)
      const isOver = await answer.then(({ ok }) => ok && use === 'ends').catch(() => false)
      if (isOver) await new Promise((left) => setTimeout(left, LEAVE_TIMEOUT_MS))
    }
    // The lock was not granted in time: send without it.
    locks
      .request(LOCK, { mode, signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, turn)
      .catch(() => resolve(send()))
  })
}
