import type pg from 'pg'
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts'

/** The demo accounts that do not exist yet; none where nobody asked for them (`MOTIF_DEMO_ACCOUNTS=on`). */
export async function missingAccounts(
  client: pg.ClientBase,
  wanted: string | undefined,
): Promise<readonly DemoAccount[]> {
  if (wanted !== 'on') return []
  const { rows } = await client.query<{ email: string }>('select email from users')
  const known = new Set(rows.map(({ email }) => email))
  return DEMO_ACCOUNTS.filter(({ email }) => !known.has(email))
}

/** Creates the accounts through Payload, which keeps passwords as it does everybody's. */
export async function createAccounts(accounts: readonly DemoAccount[]): Promise<void> {
  if (accounts.length === 0) return
  const { openPayload } = await import('#cms/operations/open-payload.ts')
  const payload = await openPayload()
  const today = new Date().toISOString()
  for (const { email, name, role, password } of accounts) {
    const [firstName, lastName] = name.split(' ')
    await payload.create({
      collection: 'users',
      // Nothing is left to be asked of them: no mail reaches them.
      data: {
        email,
        name,
        firstName,
        lastName,
        roles: [role],
        password,
        verified: true,
        termsAgreement: { user: today },
      },
    })
  }
}
