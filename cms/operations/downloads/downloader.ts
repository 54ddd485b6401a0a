import { fragment, type SQL } from '#cms/operations/database.ts'
import type { Form } from '#domain/assets/forms.ts'

/** A user by id, with the team in use. */
export interface Person {
  readonly user: string
  readonly team?: string | null
}

/** The downloader: a user, or a guest by key (guestKey). */
export type Downloader = Person | { readonly guest: string }

/** The downloader of each row of a statement: the columns of their ids. Null without a team in use. */
export interface PersonColumns {
  readonly user: SQL
  readonly team: SQL | null
}

export type DownloaderColumns = PersonColumns | { readonly guest: SQL }

/** The rows of `downloads d` that are theirs. */
export function downloadsOf(downloader: Downloader | DownloaderColumns): SQL {
  return 'user' in downloader
    ? fragment`d.user_id = ${downloader.user}`
    : fragment`d.guest = ${downloader.guest}`
}

/**
 * The rows of `downloads d` whose licences they hold: their own, and those of the team in use, unless a refund or a
 * chargeback withdrew them. A guest holds none.
 */
export function licencesOf(downloader: Downloader | DownloaderColumns): SQL {
  if ('guest' in downloader) return fragment`false`
  const { user, team = null } = downloader
  const own = fragment`d.user_id = ${user} and d.team_id is null`
  const all = team === null ? fragment`(${own})` : fragment`((${own}) or d.team_id = ${team}::uuid)`
  return fragment`(d.withdrawn_by is null and ${all})`
}

/** The rows of `downloads d` that a user made and may see: those for a team only while they are in it. */
export function heldBy(user: string): SQL {
  return fragment`d.user_id = ${user} and (d.team_id is null
    or exists (select 1 from team_members m where m.team_id = d.team_id and m.user_id = ${user}))`
}

/** Whether a grant `g` opens an item `i`: it is of the item itself, its pack, or a bundle with its pack. */
const GRANT_OPENS_ITEM = fragment`case g.form
  when 'item' then g.asset_id = i.id
  when 'pack' then g.asset_id = i.pack_id
  else exists (select 1 from bundles_rels r
    where r.parent_id = g.asset_id and r.path = 'packs' and r.packs_id = i.pack_id) end`

/** Whether an item `i` was bought by them or by the team in use: itself, its pack, or a bundle with its pack. */
export function isBoughtBy(downloader: Downloader): SQL {
  return fragment`exists (${grantsOf(downloader)})`
}

/** The grant in force of an item `i` by which they, or the team in use, may download it; null without one. */
export function grantOf(downloader: Downloader | DownloaderColumns): SQL {
  return fragment`(${grantsOf(downloader)} order by g.id limit 1)`
}

function grantsOf(downloader: Downloader | DownloaderColumns): SQL {
  if ('guest' in downloader) return fragment`select g.id from asset_grants g where false`
  return fragment`select g.id from asset_grants g
    where g.revoked_at is null and ${isHeldBy(downloader)} and ${GRANT_OPENS_ITEM}`
}

/** Whether an asset `i` of this form was bought by them or by the team in use: itself, or what contains it. */
export function isGranted(form: Form, person: Person): SQL {
  if (form === 'item') return isBoughtBy(person)
  const inBundle =
    form === 'pack'
      ? fragment`(g.form = 'bundle' and exists (select 1 from bundles_rels r
          where r.parent_id = g.asset_id and r.path = 'packs' and r.packs_id = i.id))`
      : fragment`false`
  return fragment`exists (
    select 1 from asset_grants g
     where g.revoked_at is null and ((g.form = ${form} and g.asset_id = i.id) or ${inBundle}) and ${isHeldBy(person)})`
}

/** The rows of `asset_grants g` that are theirs, or the team's in use. */
function isHeldBy({ user, team = null }: Person | PersonColumns): SQL {
  return team === null
    ? fragment`g.user_id = ${user}`
    : fragment`(g.user_id = ${user} or g.team_id = ${team}::uuid)`
}

/**
 * The earlier download of an item `i` whose licence they, or the team in use, hold; null without one. Of several it is one
 * that repeats no other.
 */
export function licenceOf(downloader: Downloader | DownloaderColumns): SQL {
  return fragment`(select d.id from downloads d where d.item_id = i.id and ${licencesOf(downloader)}
    order by d.licensed_by is not null, d.id limit 1)`
}

/**
 * The locks that serialise the downloads of a user, and those of the team in use: a limit of N grants exactly N. The team's is
 * the last one, so that no two requests wait for each other.
 */
export function locksOf(by: Downloader): readonly string[] {
  const names = 'user' in by ? [by.user, by.team ?? []].flat() : [by.guest]
  return names.map((name) => `downloads of ${name}`)
}
