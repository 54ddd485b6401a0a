/** Of all tabs of this browser: they have one session. */
const LOCK = 'motif-session'
/** Nobody waits longer for others: what hangs must keep nobody out. */
const LOCK_TIMEOUT_MS = 5_000
/** Longer than a browser takes to leave a page; unless somebody chose to stay. */
const LEAVE_TIMEOUT_MS = 10_000

/** What a call does to the session: nothing; opens or replaces one; ends it, whereupon the page is left. */
export type SessionUse = 'needs' | 'changes' | 'ends'

/**
 * Sends a call when its turn has come. While one opens, replaces or ends the session, no other is on its way in any tab:
 * its refusal, of a session that is no more, would sign out who has just signed in. After a call that ended the session
 * there is no other turn until the page is left.
 */
export function withSessionLock<A extends { readonly ok: boolean }>(
  use: SessionUse,
  send: () => Promise<A>,
): Promise<A> {
  // Only pages that came by HTTPS, or from this machine, have locks.
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
    // Refused when the turn did not come in time: better at the same time as others than never.
    locks
      .request(LOCK, { mode, signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, turn)
      .catch(() => resolve(send()))
  })
}
