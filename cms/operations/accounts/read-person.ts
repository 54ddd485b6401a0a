import { type Payload, sql } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { defaultAvatar, displayName } from '#domain/accounts/names.ts'
import { pictureUrls } from '#domain/accounts/pictures.ts'
import { SOCIAL_NETWORK_CODES } from '#domain/accounts/social-networks.ts'
import type { Person } from '#domain/contract/accounts.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'

/** The roles in `/api/v2/auth` (spec section 3), the most powerful first. */
const NAMED_ROLES = ['admin', 'manager', 'developer', 'tester'] as const satisfies readonly StaffRole[]

interface PersonRow
  extends Record<string, unknown>,
    Omit<
      Person,
      | 'uuid'
      | 'type'
      | 'isActive'
      | 'avatar'
      | 'role'
      | 'social_urls'
      | 'urls'
      | 'company_urls'
      | 'cover_urls'
    > {
  readonly picture_id: Column<'users.picture_id'>
  readonly photo_at: Column<'users.photo_at'>
  readonly company_at: Column<'users.company_at'>
  readonly cover_at: Column<'users.cover_at'>
  readonly roles: Computed<readonly string[]>
  readonly social: Computed<Readonly<Record<string, string | null>>>
}

/** A user as they see themselves. Null when the account does not exist any more. */
export async function readPerson(payload: Payload, user: string): Promise<Person | null> {
  const [row] = await sql<PersonRow>(payload)`
    select u.id, u.name, u.first_name, u.last_name, u.email, u.username, u.company, u.country, u.designation,
      u.locale::text, coalesce(u.verified, false) as verified, u.hash is not null as has_password,
      coalesce(u.multi_login, false) as multi_login, coalesce(u.is_contributor, false) as is_contributor,
      u.created_at, u.login_at, u.picture_id, u.photo_at, u.company_at,
      u.cover_at, u.referral_code,
      jsonb_build_object('user', u.terms_agreement_user, 'contributor', u.terms_agreement_contributor) as terms_agreement,
      jsonb_build_object('website', u.social_urls_website, 'dribbble', u.social_urls_dribbble,
        'behance', u.social_urls_behance, 'instagram', u.social_urls_instagram, 'x', u.social_urls_x,
        'linkedin', u.social_urls_linkedin, 'github', u.social_urls_github) as social,
      array(select r.value::text from users_roles r where r.parent_id = u.id) as roles
    from users u where u.id = ${user} and u.deleted_at is null`
  return row === undefined ? null : personOf(row)
}

function personOf({
  roles,
  social,
  created_at,
  login_at,
  picture_id: picture,
  photo_at,
  company_at,
  cover_at,
  terms_agreement: terms,
  ...row
}: PersonRow): Person {
  return {
    ...row,
    uuid: row.id,
    type: 'personal',
    // A deleted account is not read, and nothing else suspends one.
    isActive: true,
    name: displayName(row),
    role: NAMED_ROLES.find((role) => roles.includes(role)) ?? null,
    created_at: moment(created_at) ?? '',
    login_at: moment(login_at),
    terms_agreement: { user: moment(terms.user), contributor: moment(terms.contributor) },
    social_urls: Object.fromEntries(
      SOCIAL_NETWORK_CODES.flatMap((network) => {
        const address = social[network]
        return address ? [[network, address]] : []
      }),
    ),
    urls: { avatar: pictureUrls('profile', picture, moment(photo_at)) },
    company_urls: pictureUrls('company', picture, moment(company_at)),
    cover_urls: pictureUrls('cover', picture, moment(cover_at)),
    avatar: defaultAvatar(row.id),
  }
}

/** A database timestamp as ISO 8601 in UTC. */
function moment(written: string | null): string | null {
  return written === null ? null : new Date(written).toISOString()
}
