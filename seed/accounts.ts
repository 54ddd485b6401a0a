import type { Payload } from 'payload'
import type pg from 'pg'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts'

interface KnownAccount {
  readonly email: Column<'users.email'>
  readonly is_contributor: Computed<boolean>
  readonly in_team: Computed<boolean>
}

/**
 * The demo accounts that do not exist yet, or whose profile or team was not finished; none unless
 * `MOTIF_DEMO_ACCOUNTS=on`.
 */
export async function missingAccounts(
  client: pg.ClientBase,
  wanted: string | undefined,
): Promise<readonly DemoAccount[]> {
  if (wanted !== 'on') return []
  const { rows } = await client.query<KnownAccount>(
    `select u.email, coalesce(u.is_contributor, false) as is_contributor, exists (select from contributors c
       join contributor_members m on m.contributor_id = c.id where c.owner_id = u.id) as in_team from users u`,
  )
  const known = new Map(rows.map((row) => [row.email, row]))
  return DEMO_ACCOUNTS.filter(({ email, role }) => {
    const account = known.get(email)
    if (account === undefined) return true
    return (
      (role === 'contributor' && !account.is_contributor) || (role === 'contributor-team' && !account.in_team)
    )
  })
}

/** Creates the accounts through Payload, which hashes their passwords, and their profiles and teams. */
export async function createAccounts(accounts: readonly DemoAccount[]): Promise<void> {
  if (accounts.length === 0) return
  const { openPayload } = await import('#cms/operations/open-payload.ts')
  const payload = await openPayload()
  for (const account of accounts) await createAccount(payload, account)
}

async function createAccount(payload: Payload, account: DemoAccount): Promise<void> {
  const { name, role, profile = name, members = [] } = account
  const user = (await findUser(payload, account.email)) ?? (await createUser(payload, account))
  if (role !== 'contributor' && role !== 'contributor-team') return
  if (!user.isContributor) await openProfile(payload, user.id, profile)
  if (role === 'contributor-team') await openTeam(payload, user.id, members)
}

interface User {
  readonly id: string
  readonly isContributor: boolean
}

async function findUser(payload: Payload, email: string): Promise<User | undefined> {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1 })
  const [user] = docs
  return user && { id: user.id, isContributor: user.isContributor === true }
}

async function createUser(payload: Payload, { email, name, role, password }: DemoAccount): Promise<User> {
  const [firstName, lastName] = name.split(' ')
  const isStaff = role !== 'contributor' && role !== 'contributor-team'
  const { id } = await payload.create({
    collection: 'users',
    // Demo accounts receive no mail, so their address counts as confirmed and their profile as complete.
    data: {
      email,
      name,
      firstName,
      lastName,
      roles: isStaff ? [role] : [],
      password,
      verified: true,
      termsAgreement: { user: new Date().toISOString() },
    },
  })
  return { id, isContributor: false }
}

/** Makes the account a contributor by the operation that members use. */
async function openProfile(payload: Payload, user: string, name: string): Promise<void> {
  const { becomeContributor } = await import('#cms/operations/contributors/become-contributor.ts')
  const username = name.toLowerCase().replaceAll(' ', '-')
  const joined = await becomeContributor(payload, { user, name, username, agreement: AGREEMENT.version })
  if (!joined.ok) throw new Error(`the demo contributor was refused: ${joined.code}`)
}

/** Makes the profile of the account that of a team with these members, as staff do. */
async function openTeam(
  payload: Payload,
  owner: string,
  members: NonNullable<DemoAccount['members']>,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'contributors',
    where: { owner: { equals: owner } },
    limit: 1,
  })
  const [team] = docs
  if (team === undefined) throw new Error('the demo team has no profile')
  await payload.update({ collection: 'contributors', id: team.id, data: { type: 'team' } })
  for (const { email, role } of members) {
    const member = await findUser(payload, email)
    if (member === undefined) throw new Error(`the team has a member without an account: ${email}`)
    const data = { contributor: team.id, user: member.id, role }
    await payload.create({ collection: 'contributor-members', data })
  }
}
