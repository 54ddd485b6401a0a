import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { FullConfig } from '@playwright/test'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { DEMO_ACCOUNTS } from '#seed/demo-accounts.ts'

const FILE = resolve('.motif/state/e2e-tokens.json')
const ROLES = ['admin', 'editor'] as const satisfies readonly StaffRole[]

type StaffTokens = Readonly<Record<(typeof ROLES)[number], string>>

/**
 * Signs each role in once, one after the other, before any journey: Payload keeps the sessions of a person in a list
 * that it reads and writes back, so of two sign-ins at the same moment one can be lost.
 */
export default async function signInOnce(config: FullConfig): Promise<void> {
  const origin = config.projects[0]?.use.baseURL ?? 'http://localhost:3000'
  const tokens: Record<string, string> = {}
  for (const role of ROLES) tokens[role] = await tokenOf(origin, role)
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(tokens), { mode: 0o600 })
}

export function staffToken(role: keyof StaffTokens): string {
  const tokens: StaffTokens = JSON.parse(readFileSync(FILE, 'utf8'))
  return tokens[role]
}

async function tokenOf(origin: string, role: StaffRole): Promise<string> {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role)
  const response = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  })
  if (!response.ok) throw new Error(`${role} cannot sign in: ${response.status} ${await response.text()}`)
  return (await response.json()).token
}
