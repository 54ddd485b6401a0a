'use client'

import { useSyncExternalStore } from 'react'
import { entitlementsOf, HELD_FLAGS, type HeldLists } from '#domain/accounts/entitlements.ts'
import { NO_ENTITLEMENTS } from '#domain/accounts/header-state.ts'
import { COOKIES } from '#domain/accounts/sessions.ts'
import type { Person } from '#domain/contract/accounts.ts'
import type { Team, TeamAccount } from '#domain/contract/teams.ts'
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

const NOTHING_HELD = { team: null, teams: [], held: NO_ENTITLEMENTS } as const

/** `GET /api/v2/auth`: the account in use, and the person. */
interface Account extends HeldLists {
  readonly auth: Person | TeamAccount
  readonly member: Person
  readonly teams: readonly Team[]
}

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

/** Stores the user returned by a call; the account in use stays. */
export function setPerson(person: Person): void {
  const before = readSession()
  const { team, teams, held } = before.state === 'person' ? before : NOTHING_HELD
  setSession({ state: 'person', person, team, teams, held })
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
  const answer = await callApi<Account>('GET', '/auth', { query: { ...HELD_FLAGS, member: 1 } })
  const now = readSession()
  // The session changed during the request. A lost connection does not sign out a known user.
  if (now !== before) return now
  if (answer.ok) return setSession(sessionOf(answer.value))
  if (answer.status !== UNAUTHORISED && now.state === 'person') return now
  if (answer.status === UNAUTHORISED) dropHint()
  return setSession(VISITOR)
}

function sessionOf(account: Account): Session {
  const { auth, member, teams } = account
  const team = auth.type === 'team' ? auth : null
  return { state: 'person', person: member, team, teams, held: entitlementsOf(account) }
}

/** Reloads a page with private data when another tab logs out or signs in another user. */
onTabMessage(async () => {
  const before = readSession()
  const now = await refreshSession()
  if (before.state === 'person' && (now.state !== 'person' || now.person.id !== before.person.id))
    window.location.reload()
})
