'use client'

import { useSyncExternalStore } from 'react'
import { COOKIES } from '#domain/accounts/sessions.ts'
import type { Person } from '#domain/contract/accounts.ts'

/** Who looks at the pages of this browser. Pages are the same for everybody, so at first it is not known (spec section 4). */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'visitor' }
  | { readonly state: 'person'; readonly person: Person }

const UNKNOWN: Session = { state: 'unknown' }
const VISITOR: Session = { state: 'visitor' }
const HINT = new RegExp(`(?:^|; )${COOKIES.hint}=1`)
const UNAUTHORISED = 401

let session: Session = UNKNOWN
let asking: Promise<Session> | null = null
const listeners = new Set<() => void>()
/** Tells the other tabs of this browser that somebody logged in or out here. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('motif-session')

export function readSession(): Session {
  return session
}

/** The session as it stands; the first who uses it has it asked for. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => UNKNOWN)
}

/** The session once it is known. */
export async function knownSession(): Promise<Session> {
  return session.state === 'unknown' ? refreshSession() : session
}

/** Asks who it is; without the mark of a session in this browser nothing is asked. */
export function refreshSession(): Promise<Session> {
  if (!HINT.test(document.cookie)) return Promise.resolve(become(VISITOR))
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

/** This browser has just been signed in: who it is, for all of its tabs. */
export async function sessionOpened(): Promise<Session> {
  // What was asked before then was of nobody.
  await asking
  const now = await refreshSession()
  tabs?.postMessage('changed')
  return now
}

/** The person as a call has just answered them. */
export function setPerson(person: Person): void {
  become({ state: 'person', person })
  tabs?.postMessage('changed')
}

/** Nobody is signed in in this browser any more: in all of its tabs. */
export function forgetSession(): void {
  dropHint()
  become(VISITOR)
  tabs?.postMessage('changed')
}

/** The server does not know the session any more: what is on the page of a person is nobody's now (spec section 4). */
export function sessionLost(): void {
  if (session.state !== 'person') return
  forgetSession()
  window.location.reload()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (session.state === 'unknown') void refreshSession()
  return () => listeners.delete(listener)
}

async function ask(): Promise<Session> {
  const before = session
  // Visitors, who never ask, do without it.
  const { callApi } = await import('./call-api.ts')
  const answer = await callApi<{ auth: Person }>('GET', '/auth')
  // Somebody logged in or out while it was asked. A lost connection signs nobody out whom this page knows.
  if (session !== before) return session
  if (answer.ok) return become({ state: 'person', person: answer.value.auth })
  if (answer.status !== UNAUTHORISED && session.state === 'person') return session
  if (answer.status === UNAUTHORISED) dropHint()
  return become(VISITOR)
}

/** The server takes it back with the session; this is for a browser that lost the session and kept the mark. */
function dropHint(): void {
  void window.cookieStore?.delete(COOKIES.hint)
}

function become(next: Session): Session {
  session = next
  for (const listener of listeners) listener()
  return next
}

/** What is on the page of a person must not stay when they left in another tab, nor be shown to somebody else. */
tabs?.addEventListener('message', async () => {
  const before = session
  const now = await refreshSession()
  if (before.state === 'person' && (now.state !== 'person' || now.person.id !== before.person.id))
    window.location.reload()
})
