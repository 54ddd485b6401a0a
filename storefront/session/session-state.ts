import { COOKIES } from '#domain/accounts/sessions.ts'
import type { Person } from '#domain/contract/accounts.ts'

/** Who looks at the pages of this browser. Pages are the same for everybody, so at first it is not known (spec section 4). */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'visitor' }
  | { readonly state: 'person'; readonly person: Person }

export const UNKNOWN: Session = { state: 'unknown' }
export const VISITOR: Session = { state: 'visitor' }

let session: Session = UNKNOWN
const listeners = new Set<() => void>()
/** Tells the other tabs of this browser that somebody logged in or out here. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('motif-session')

export function readSession(): Session {
  return session
}

export function setSession(next: Session): Session {
  session = next
  for (const listener of listeners) listener()
  return next
}

/** @returns what ends it */
export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function notifyTabs(): void {
  tabs?.postMessage('changed')
}

export function onTabMessage(listener: () => void): void {
  tabs?.addEventListener('message', listener)
}

/** Nobody is signed in in this browser any more: in all of its tabs. */
export function forgetSession(): void {
  dropHint()
  setSession(VISITOR)
  notifyTabs()
}

/** The server does not know the session any more: what is on the page of a person is nobody's now (spec section 4). */
export function sessionLost(): void {
  if (session.state !== 'person') return
  forgetSession()
  window.location.reload()
}

/** The server takes it back with the session; this is for a browser that lost the session and kept the mark. */
export function dropHint(): void {
  void window.cookieStore?.delete(COOKIES.hint)
}
