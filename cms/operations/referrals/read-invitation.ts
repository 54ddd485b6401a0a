import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { withAvatars } from '#cms/operations/catalogue/avatars.ts'
import { type Payload, sql } from '#cms/operations/database.ts'
import type { Cast, Column, Columns } from '#cms/operations/schema/columns.ts'
import { shownContributorSchema } from '#domain/contract/catalogue.ts'
import type { Invitation } from '#domain/contract/invitations.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { isReferralCode } from '#domain/referrals/code.ts'

interface ReadInvitation {
  readonly code: string
  /** The signed-in user; null for a visitor. */
  readonly user: string | null
  /** The network that asks: codes cannot be tried out. */
  readonly address: string
}

/** Whose invitation a code is. The code of a deleted account is unknown. */
export async function readInvitation(
  payload: Payload,
  { code, user, address }: ReadInvitation,
): Promise<Result<Invitation>> {
  if (!(await withinLimit(payload, 'invitation-address', address))) return refuse('too-many-attempts')
  if (!isReferralCode(code)) return accept(UNKNOWN)
  const [owner] = await sql<{ id: Column<'users.id'> }>(payload)`
    select id from users where referral_code = ${code} and deleted_at is null`
  if (owner === undefined) return accept(UNKNOWN)
  return accept({
    state: owner.id === user ? 'own' : 'known',
    inviter: await profileOf(payload, owner.id),
  })
}

const UNKNOWN: Invitation = { state: 'unknown', inviter: null }

type ProfileRow = Columns<'contributors', 'id' | 'username' | 'name' | 'type' | 'claimed' | 'url'> & {
  readonly itemCount: Cast<'contributors.item_count', number>
  readonly packCount: Cast<'contributors.pack_count', number>
} & Record<string, unknown>

/** What the site shows of a user to everyone: the profile that they publish under, once it has works. Nothing of the account. */
async function profileOf(payload: Payload, user: string): Promise<Invitation['inviter']> {
  const rows = await sql<ProfileRow>(payload)`
    select id, username, name, type::text, claimed, url, item_count::int as "itemCount", pack_count::int as "packCount"
      from contributors where owner_id = ${user} and claimed and item_count > 0 order by id limit 1`
  const [shown] = await withAvatars(payload, rows)
  return shown === undefined ? null : shownContributorSchema.parse(shown)
}
