import { withAvatars } from '#cms/operations/catalogue/avatars.ts'
import { bestOf } from '#cms/operations/catalogue/best-of.ts'
import {
  CONTRIBUTOR_COLUMNS,
  CONTRIBUTORS,
  type ContributorProfileRow,
  contributorProfile,
  pictureOf,
} from '#cms/operations/catalogue/contributor-profile.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { defaultAvatar, displayName } from '#domain/accounts/names.ts'
import { SOCIAL_NETWORK_CODES } from '#domain/accounts/social-networks.ts'
import type { Profile } from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** On the cover of a profile. */
const COVER_WORKS = 6

/** The public data of a contributor; null for an unknown username. */
export async function readContributor(
  payload: Payload,
  username: string,
  locale: Locale,
): Promise<Profile | null> {
  const rows = await run<ProfileRow>(
    payload,
    fragment`
      select ${CONTRIBUTOR_COLUMNS}, ${localised('contributors', 'c', 'biography', locale)} as biography, o.cover_at as "coverAt",
        ${SOCIAL} as social from ${CONTRIBUTORS} where c.username = ${username}`,
  )
  const [row] = await withAvatars(payload, rows)
  if (row === undefined) return null
  const [previews, members] = await Promise.all([
    bestOf(payload, [row.id], (id) => fragment`i.contributor_id = ${id}`, COVER_WORKS),
    row.type === 'team' ? readMembers(payload, row.id) : [],
  ])
  return {
    ...contributorProfile(row),
    biography: row.biography || null,
    cover: pictureOf('cover', row.pictureId, row.coverAt),
    links: Object.fromEntries(
      SOCIAL_NETWORK_CODES.flatMap((network) => {
        const address = row.social[network]
        return address ? [[network, address]] : []
      }),
    ),
    members,
    previews: previews.get(row.id) ?? [],
  }
}

interface ProfileRow extends ContributorProfileRow {
  readonly biography: Computed<string | null>
  readonly coverAt: Computed<string | null>
  readonly social: Computed<Readonly<Record<string, string | null>>>
}

const SOCIAL = fragment.raw(
  `jsonb_build_object(${SOCIAL_NETWORK_CODES.map((network) => `'${network}', o.social_urls_${network}`).join(', ')})`,
)

interface MemberRow extends Record<string, unknown> {
  readonly id: Column<'users.id'>
  readonly name: Column<'users.name'>
  readonly email: Column<'users.email'>
  readonly pictureId: Column<'users.picture_id'>
  readonly photoAt: Column<'users.photo_at'>
}

async function readMembers(payload: Payload, contributor: number): Promise<Profile['members']> {
  const rows = await run<MemberRow>(
    payload,
    fragment`
      select u.id, u.name, u.email, u.picture_id as "pictureId", u.photo_at as "photoAt" from contributor_members m
      join users u on u.id = m.user_id and u.deleted_at is null
      where m.contributor_id = ${contributor} order by m.id`,
  )
  return rows.map((row) => ({
    name: displayName(row),
    picture: pictureOf('profile', row.pictureId, row.photoAt),
    avatar: defaultAvatar(row.id),
  }))
}
