import type { FullConfig } from '@playwright/test'
import { accountOf, SESSION_COOKIE, STAFF_OF_JOURNEYS, TOKENS_VARIABLE } from '#e2e/staff.ts'

/**
 * Signs in the staff accounts once for all journeys: log-ins are rate-limited, and password hashing is slow.
 */
export default async function signInStaff({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL
  const tokens: Record<string, string> = {}
  for (const role of STAFF_OF_JOURNEYS) {
    const { email, password } = accountOf(role)
    const response = await fetch(new URL('/api/users/login', origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (!response.ok)
      throw new Error(`${response.status} when the ${role} signed in: ${await response.text()}`)
    tokens[role] = tokenIn(response.headers.getSetCookie())
  }
  process.env[TOKENS_VARIABLE] = JSON.stringify(tokens)
}

function tokenIn(cookies: readonly string[]): string {
  const [, token] = new RegExp(`(?:^|\\n)${SESSION_COOKIE}=([^;]+)`).exec(cookies.join('\n')) ?? []
  if (token === undefined) throw new Error('signing in set no session')
  return token
}
