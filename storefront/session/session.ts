'use client'

import { useSyncExternalStore } from 'react'
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

/** The session as it stands; the first who uses it has it asked for. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => UNKNOWN)
}

/** The session once it is known. */
export async function knownSession(): Promise<Session> {
  const session = readSession()
  return session.state === 'unknown' ? refreshSession() : session
}

/** Asks who it is; without the mark of a session in this browser nothing is asked. */
export function refreshSession(): Promise<Session> {
  if (!HINT.test(document.cookie)) return Promise.resolve(setSession(VISITOR))
  if (asking === null) {
    asking = ask().finally(() => {
      asking = null
    })
  }
  return asking
}

/** This browser has just been signed in: who it is, for all of its tabs. */
export async function sessionOpened(): Promise<Session> {
  // What was asked before then was of nobody.
  await asking
  const now = await refreshSession()
  notifyTabs()
  return now
}

/** The person as a call has just answered them. */
export function setPerson(person: Person): void {
  setSession({ state: 'person', person })
  notifyTabs()
}

function subscribe(listener: () => void): () => void {
  const end = onSession(listener)
  if (readSession().state === 'unknown') void refreshSession()
  return end
}

async function ask(): Promise<Session> {
  const before = readSession()
  // Visitors, who never ask, do without it.
  const { callApi } = await import('./call-api.ts')
  const answer = await callApi<{ auth: Person }>('GET', '/auth')
  const now = readSession()
  // Somebody logged in or out while it was asked. A lost connection signs nobody out whom this page knows.
  if (now !== before) return now
  if (answer.ok) return setSession({ state: 'person', person: answer.value.auth })
  if (answer.status !== UNAUTHORISED && now.state === 'person') return now
  if (answer.status === UNAUTHORISED) dropHint()
  return setSession(VISITOR)
}

/** What is on the page of a person must not stay when they left in another tab, nor be shown to somebody else. */
onTabMessage(async () => {
  const before = readSession()
  const now = await refreshSession()
  if (before.state === 'person' && (now.state !== 'person' || now.person.id !== before.person.id))
    window.location.reload()
})
