import { CONSOLE_API, type ConsoleSession } from '#domain/contract/console/session.ts'
import { RequestError, sendJson, sendRequest } from './send-request.ts'

/** What a browser's session is worth here: none, one of a user without a desk, one of a user of the console. */
export type SessionState =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'signed-in'; readonly session: ConsoleSession }

/** How long an answer is reused: react-admin checks the session at every navigation. */
const FRESH_MS = 10_000

let known: { readonly state: Promise<SessionState>; readonly at: number } | null = null

/** @throws RequestError when the server cannot answer, such as while the database is unavailable */
export function readSession(): Promise<SessionState> {
  const now = Date.now()
  if (known === null || now - known.at > FRESH_MS) {
    const state = askServer()
    known = { state, at: now }
    state.catch(() => {
      known = null
    })
  }
  return known.state
}

/** The session that the storefront and the panel use too. @throws RequestError */
export async function openSession(email: string, password: string): Promise<void> {
  await sendJson('/api/v2/auth/login', { email, password })
  known = null
}

export async function endSession(): Promise<void> {
  await sendJson('/api/v2/logout', {})
  known = null
}

async function askServer(): Promise<SessionState> {
  try {
    const session = await sendRequest(`${CONSOLE_API}/session`)
    return { kind: 'signed-in', session: session as ConsoleSession }
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return { kind: 'visitor' }
    if (error instanceof RequestError && error.status === 403) return { kind: 'refused' }
    throw error
  }
}
