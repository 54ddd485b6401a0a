import type { Payload } from 'payload'
import type pg from 'pg'
import type { Column } from '#cms/operations/schema/columns.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts'

/** The demo accounts that do not exist yet; none unless `MOTIF_DEMO_ACCOUNTS=on`. */
export async function missingAccounts(
  client: pg.ClientBase,
  wanted: string | undefined,
): Promise<readonly DemoAccount[]> {
  if (wanted !== 'on') return []
  const { rows } = await client.query<{ email: Column<'users.email'> }>('select email from users')
  const known = new Set(rows.map(({ email }) => email))
  return DEMO_ACCOUNTS.filter(({ email }) => !known.has(email))
}

/** Creates the accounts through Payload, which hashes their passwords. */
export async function createAccounts(accounts: readonly DemoAccount[]): Promise<void> {
  if (accounts.length === 0) return
  const { openPayload } = await import('#cms/operations/open-payload.ts')
  const payload = await openPayload()
  const today = new Date().toISOString()
  for (const { email, name, role, password } of accounts) {
    const [firstName, lastName] = name.split(' ')
    const { id } = await payload.create({
      collection: 'users',
      // Demo accounts receive no mail, so their address counts as confirmed and their profile as complete.
      data: {
        email,
        name,
        firstName,
        lastName,
        roles: role === 'contributor' ? [] : [role],
        password,
        verified: true,
        termsAgreement: { user: today },
      },
    })
    if (role === 'contributor') await openProfile(payload, id, name)
  }
}

/** Makes the account a contributor by the operation that members use. */
async function openProfile(payload: Payload, user: string, name: string): Promise<void> {
  const { becomeContributor } = await import('#cms/operations/contributors/become-contributor.ts')
  const username = name.toLowerCase().replaceAll(' ', '-')
  const joined = await becomeContributor(payload, { user, name, username, agreement: AGREEMENT.version })
  if (!joined.ok) throw new Error(`the demo contributor was refused: ${joined.code}`)
}
