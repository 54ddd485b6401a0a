import type { Entitlements } from '#domain/accounts/header-state.ts'
import { COOKIES } from '#domain/accounts/sessions.ts'
import type { Person } from '#domain/contract/accounts.ts'
import type { Team, TeamAccount } from '#domain/contract/teams.ts'

/** A signed-in user. Their own data is `person` in team mode too. */
export interface PersonSession {
  readonly state: 'person'
  readonly person: Person
  /** The team that the user acts for; null for themselves. */
  readonly team: TeamAccount | null
  readonly teams: readonly Team[]
  /** What the account in use holds. */
  readonly held: Entitlements
}

/** The session of this browser. Pages are cached for all users, so at first it is unknown (spec section 4). */
export type Session = { readonly state: 'unknown' } | { readonly state: 'visitor' } | PersonSession

export const UNKNOWN: Session = { state: 'unknown' }
export const VISITOR: Session = { state: 'visitor' }

let session: Session = UNKNOWN
const listeners = new Set<() => void>()
/** Notifies the other tabs of this browser of a log-in or log-out. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('motif-session')

export function readSession(): Session {
  return session
}

export function setSession(next: Session): Session {
  session = next
  for (const listener of listeners) listener()
  return next
}

/** @returns the function that unsubscribes */
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

/** Signs the user out in all tabs of this browser. */
export function forgetSession(): void {
  dropHint()
  setSession(VISITOR)
  notifyTabs()
}

/** The server no longer knows the session: reloads the page, which shows private data (spec section 4). */
export function sessionLost(): void {
  if (session.state !== 'person') return
  forgetSession()
  window.location.reload()
}

/**
 * Deletes the hint cookie. The server deletes it with the session; this is for a browser that lost the session and kept
 * the hint.
 */
export function dropHint(): void {
  void window.cookieStore?.delete(COOKIES.hint)
}
