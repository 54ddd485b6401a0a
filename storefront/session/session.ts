'use client'

import { useSyncExternalStore } from 'react'
import { entitlementsOf, HELD_FLAGS, type HeldLists } from '#domain/accounts/entitlements.ts'
import { NO_ENTITLEMENTS } from '#domain/accounts/header-state.ts'
import { COOKIES } from '#domain/accounts/sessions.ts'
import type { Person } from '#domain/contract/accounts.ts'
import {
  dropHint,
  notifyTabs,
  onSession,
  onTabMessage,
  readSession,
  type Session,
  setSession,
  UNKNOWN,
  VISITOR,
} from './session-state.ts'

export { forgetSession, readSession, type Session } from './session-state.ts'

const HINT = new RegExp(`(?:^|; )${COOKIES.hint}=1`)
const UNAUTHORISED = 401

let asking: Promise<Session> | null = null

/** The current session; the first use reads it from the server. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => UNKNOWN)
}

/** The session once it is known. */
export async function knownSession(): Promise<Session> {
  const session = readSession()
  return session.state === 'unknown' ? refreshSession() : session
}

/** Reads the session; without the hint cookie it sends no request. */
export function refreshSession(): Promise<Session> {
  if (!HINT.test(document.cookie)) return Promise.resolve(setSession(VISITOR))
  if (asking === null) {
    asking = ask().finally(() => {
      asking = null
    })
  }
  return asking
}

/** Reads the session that has just been opened, and notifies the other tabs. */
export async function sessionOpened(): Promise<Session> {
  // A read that began before the log-in has an old result.
  await asking
  const now = await refreshSession()
  notifyTabs()
  return now
}

/** Stores the user returned by a call. */
export function setPerson(person: Person): void {
  const session = readSession()
  const held = session.state === 'person' ? session.held : NO_ENTITLEMENTS
  setSession({ state: 'person', person, held })
  notifyTabs()
}

function subscribe(listener: () => void): () => void {
  const end = onSession(listener)
  if (readSession().state === 'unknown') void refreshSession()
  return end
}

async function ask(): Promise<Session> {
  const before = readSession()
  // Visitors without a session do not load this module.
  const { callApi } = await import('./call-api.ts')
  const answer = await callApi<{ auth: Person } & HeldLists>('GET', '/auth', { query: HELD_FLAGS })
  const now = readSession()
  // The session changed during the request. A lost connection does not sign out a known user.
  if (now !== before) return now
  if (answer.ok)
    return setSession({
      state: 'person',
      person: answer.value.auth,
      held: entitlementsOf(answer.value),
    })
  if (answer.status !== UNAUTHORISED && now.state === 'person') return now
  if (answer.status === UNAUTHORISED) dropHint()
  return setSession(VISITOR)
}

/** Reloads a page with private data when another tab logs out or signs in another user. */
onTabMessage(async () => {
  const before = readSession()
  const now = await refreshSession()
  if (before.state === 'person' && (now.state !== 'person' || now.person.id !== before.person.id))
    window.location.reload()
})
