import { bestOf } from '#cms/operations/catalogue/best-of.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { pages } from '#cms/operations/catalogue/pages.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import { defaultAvatar, displayName } from '#domain/accounts/names.ts'
import { pictureUrls } from '#domain/accounts/pictures.ts'
import { SOCIAL_NETWORK_CODES } from '#domain/accounts/social-networks.ts'
import type { Contributor } from '#domain/contract/catalogue.ts'
import type { Contributors, Profile } from '#domain/contract/directories.ts'
import { DESIGNATION_OF_KIND, type Designation } from '#domain/contributors/designations.ts'
import type { ContributorFinding, ContributorOrder } from '#domain/contributors/finding.ts'
import type { Locale } from '#domain/locales/locales.ts'

const PER_PAGE = 60
/** On the cover of a profile. */
const COVER_WORKS = 6

interface Asked extends ContributorFinding {
  /** Only those who are hired for this, the ones who take commissions first. */
  readonly designation?: Designation | undefined
  readonly page: number
}

/** Those who have something published. */
export async function readContributors(
  payload: Payload,
  { find, order = 'works', designation, page }: Asked,
): Promise<Contributors> {
  const conditions = [
    fragment`c.item_count > 0`,
    ...(find === undefined ? [] : [isCalled(find)]),
    ...(designation === undefined ? [] : [fragment`${DESIGNATION} = ${designation}`]),
  ]
  const openFirst = designation === undefined ? fragment`` : fragment`c.open_to_work desc nulls last,`
  const rows = await run<StandingRow & { total: number }>(
    payload,
    fragment`
      select ${COLUMNS}, count(*) over ()::int as total from ${FROM}
      where ${fragment.join(conditions, fragment` and `)}
      order by ${openFirst} ${ORDERS[order]}, c.id
      limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`,
  )
  const previews = await bestOf(payload, rows.map(idOf), (id) => fragment`i.contributor_id = ${id}`)
  const entries = rows.map((row) => ({ ...standingOf(row), previews: previews.get(row.id) ?? [] }))
  return { entries, ...pages(rows[0]?.total ?? 0, page, PER_PAGE) }
}

/** Everything that is public of a contributor; null when nobody has the username. */
export async function readContributor(
  payload: Payload,
  username: string,
  locale: Locale,
): Promise<Profile | null> {
  const [row] = await run<ProfileRow>(
    payload,
    fragment`
      select ${COLUMNS}, ${localised('contributors', 'c', 'biography', locale)} as biography, o.cover_at as "coverAt",
        ${SOCIAL} as social from ${FROM} where c.username = ${username}`,
  )
  if (row === undefined) return null
  const [previews, members] = await Promise.all([
    bestOf(payload, [row.id], (id) => fragment`i.contributor_id = ${id}`, COVER_WORKS),
    row.type === 'team' ? readMembers(payload, row.id) : [],
  ])
  return {
    ...standingOf(row),
    biography: row.biography || null,
    cover: pictureOf('cover', row.ownerId, row.coverAt),
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

interface StandingRow extends Contributor, Record<string, unknown> {
  readonly id: number
  readonly designation: Designation | null
  readonly openToWork: boolean
  readonly contact: string | null
  readonly followers: number
  /** The account that acts for them, where there is one. */
  readonly ownerId: string | null
  readonly photoAt: string | null
}

interface ProfileRow extends StandingRow {
  readonly biography: string | null
  readonly coverAt: string | null
  readonly social: Readonly<Record<string, string | null>>
}

interface MemberRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string | null
  readonly email: string
  readonly photoAt: string | null
}

/** A contributor `c`, the account `o` of whoever claimed them, and the kind that they have published most of. */
const FROM = fragment.raw(`contributors c
  left join users o on o.id = c.owner_id and c.claimed and o.deleted_at is null
  left join lateral (
    select p.kind::text as kind from packs p where p.contributor_id = c.id and p.visibility = 'published'
    order by p.item_count desc, p.id limit 1) main on true`)

const DESIGNATION = fragment.raw(`coalesce(c.designation::text, case main.kind
  ${Object.entries(DESIGNATION_OF_KIND)
    .map(([kind, designation]) => `when '${kind}' then '${designation}'`)
    .join(' ')} end)`)

const COLUMNS = fragment`
  c.id, c.username, c.name, c.type::text, c.claimed, c.url, c.item_count::int as "itemCount",
  c.pack_count::int as "packCount", ${DESIGNATION} as designation, coalesce(c.open_to_work, false) as "openToWork", c.contact,
  coalesce(c.followers_count, 0)::int as followers, o.id as "ownerId", o.photo_at as "photoAt"`

const SOCIAL = fragment.raw(
  `jsonb_build_object(${SOCIAL_NETWORK_CODES.map((network) => `'${network}', o.social_urls_${network}`).join(', ')})`,
)

const ORDERS: Readonly<Record<ContributorOrder, SQL>> = {
  works: fragment`c.item_count desc`,
  followers: fragment`c.followers_count desc nulls last, c.item_count desc`,
  name: fragment`lower(c.name)`,
}

/** Characters that mean something in a pattern mean themselves in a name. */
function isCalled(find: string): SQL {
  const pattern = `%${find.replaceAll(/[\\%_]/g, '\\$&')}%`
  return fragment`(c.name ilike ${pattern} or c.username ilike ${pattern})`
}

async function readMembers(payload: Payload, contributor: number): Promise<Profile['members']> {
  const rows = await run<MemberRow>(
    payload,
    fragment`
      select u.id, u.name, u.email, u.photo_at as "photoAt" from contributors_rels rel
      join users u on u.id = rel.users_id and u.deleted_at is null
      where rel.parent_id = ${contributor} and rel.path = 'members' order by rel."order"`,
  )
  return rows.map((row) => ({
    name: displayName(row),
    picture: pictureOf('profile', row.id, row.photoAt),
    avatar: defaultAvatar(row.id),
  }))
}

function standingOf(row: StandingRow) {
  const { username, name, type, claimed, url, itemCount, packCount } = row
  const { designation, openToWork, contact, followers, ownerId, photoAt } = row
  return {
    ...{ username, name, type, claimed, url, itemCount, packCount },
    ...{ designation, openToWork, contact, followers },
    picture: pictureOf('profile', ownerId, photoAt),
    avatar: row.id % DEFAULT_PICTURES,
  }
}

/** So many default pictures there are (spec section 3: by id modulo 10). */
const DEFAULT_PICTURES = 10

function pictureOf(use: 'profile' | 'cover', account: string | null, givenAt: string | null) {
  return account === null || givenAt === null
    ? null
    : pictureUrls(use, account, new Date(givenAt).toISOString())
}

function idOf({ id }: StandingRow): number {
  return id
}
