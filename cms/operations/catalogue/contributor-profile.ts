import { fragment } from '#cms/operations/database.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { type PictureUse, pictureUrls } from '#domain/accounts/pictures.ts'
import type { Avatar, Contributor } from '#domain/contract/catalogue.ts'
import { DESIGNATION_OF_KIND, type Designation } from '#domain/contributors/designations.ts'

/** The public profile of a contributor, as `CONTRIBUTOR_COLUMNS` reads it. */
export interface ContributorProfileRow extends Contributor, Record<string, unknown> {
  readonly id: Column<'contributors.id'>
  readonly designation: Computed<Designation | null>
  readonly openToWork: Present<'contributors.open_to_work'>
  readonly contact: Column<'contributors.contact'>
  readonly followers: Cast<'contributors.followers_count', number>
  /** The name of the pictures of the account that claimed the profile; null without one. */
  readonly pictureId: Column<'users.picture_id'> | null
  readonly companyAt: Column<'users.company_at'>
}

/** A contributor `c`, the account `o` that claimed them, and the kind that they publish most. */
export const CONTRIBUTORS = fragment.raw(`contributors c
  left join users o on o.id = c.owner_id and c.claimed and o.deleted_at is null
  left join lateral (
    select p.kind::text as kind from packs p where p.contributor_id = c.id and p.visibility = 'published'
    order by p.item_count desc, p.id limit 1) main on true`)

/** As stated by the contributor, else derived from what they publish most. */
export const DESIGNATION = fragment.raw(`coalesce(c.designation::text, case main.kind
  ${Object.entries(DESIGNATION_OF_KIND)
    .map(([kind, designation]) => `when '${kind}' then '${designation}'`)
    .join(' ')} end)`)

/** Contributors without an account are not for hire and have no contact address. */
export const OPEN_TO_WORK = fragment.raw(`coalesce(c.claimed and c.open_to_work, false)`)

export const CONTRIBUTOR_COLUMNS = fragment`
  c.id, c.username, c.name, c.type::text, c.claimed, c.url, c.item_count::int as "itemCount",
  c.pack_count::int as "packCount", ${DESIGNATION} as designation, ${OPEN_TO_WORK} as "openToWork",
  case when c.claimed then c.contact end as contact,
  coalesce(c.followers_count, 0)::int as followers, o.picture_id as "pictureId",
  o.company_at as "companyAt"`

/** The public fields of a row. */
export function contributorProfile(row: ContributorProfileRow & { readonly avatar: Avatar }) {
  return {
    username: row.username,
    name: row.name,
    type: row.type,
    claimed: row.claimed,
    url: row.url,
    itemCount: row.itemCount,
    packCount: row.packCount,
    designation: row.designation,
    openToWork: row.openToWork,
    contact: row.contact,
    followers: row.followers,
    company: pictureOf('company', row.pictureId, row.companyAt),
    avatar: row.avatar,
  }
}

/** The addresses of a user's picture by its name; null without one. */
export function pictureOf(use: PictureUse, picture: string | null, givenAt: string | null) {
  return picture === null || givenAt === null
    ? null
    : pictureUrls(use, picture, new Date(givenAt).toISOString())
}
