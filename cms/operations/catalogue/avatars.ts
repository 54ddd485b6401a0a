import { pictureOf } from '#cms/operations/catalogue/contributor-profile.ts'
import { PREVIEW_COLUMNS, type PreviewRow, previewOf } from '#cms/operations/catalogue/previews.ts'
import { fragment, type Payload, prepared, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import { defaultAvatar } from '#domain/accounts/names.ts'
import { KINDS } from '#domain/assets/kinds.ts'
import { TINTS } from '#domain/assets/tints.ts'
import type { Avatar } from '#domain/contract/catalogue.ts'

/** Small works on one avatar. */
const SMALL_WORKS = 4
/** The most popular works that an avatar is chosen from, so that the works of one pack do not fill it. */
const CANDIDATES = 40

interface WorkRow extends PreviewRow {
  readonly contributor: Computed<number>
  readonly kind: Column<'items.kind'>
}

interface OwnerRow extends Record<string, unknown> {
  readonly id: Column<'contributors.id'>
  readonly tint: Column<'packs.tint'>
  readonly pictureId: Column<'users.picture_id'> | null
  readonly photoAt: Column<'users.photo_at'>
}

/** Adds the avatars of contributors to their rows, in two queries. */
export async function withAvatars<Row extends { readonly id: number }>(
  payload: Payload,
  rows: readonly Row[],
): Promise<(Row & { readonly avatar: Avatar })[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [owners, works] = await Promise.all([readOwners(payload, ids), readWorks(payload, ids)])
  const avatars = new Map(owners.map((owner) => [owner.id, avatarOf(owner, works.get(owner.id) ?? [])]))
  return rows.flatMap((row) => {
    const avatar = avatars.get(row.id)
    return avatar === undefined ? [] : [{ ...row, avatar }]
  })
}

function avatarOf({ id, tint, pictureId, photoAt }: OwnerRow, works: readonly WorkRow[]): Avatar {
  const place = defaultAvatar(id)
  return {
    picture: pictureOf('profile', pictureId, photoAt),
    works: worksOf(works),
    tint: tint ?? TINTS[place % TINTS.length] ?? 'brand',
    place,
  }
}

/** Four small works, or one: less than four would leave gaps, and several large ones could not be distinguished. */
function worksOf(works: readonly WorkRow[]): Avatar['works'] {
  const [first] = works
  if (first === undefined) return null
  const alike = works.filter(({ kind }) => kind === first.kind)
  const shown = KINDS[first.kind].cell === 1 && alike.length >= SMALL_WORKS ? alike : [first]
  return { kind: first.kind, previews: shown.slice(0, SMALL_WORKS).map(previewOf) }
}

/** The picture of the account that claimed each profile, and the colour of the largest pack that has one. */
function readOwners(payload: Payload, ids: readonly number[]): Promise<OwnerRow[]> {
  return run<OwnerRow>(
    payload,
    prepared(fragment`
      select c.id, pack.tint, o.picture_id as "pictureId", o.photo_at as "photoAt"
      from contributors c
      left join users o on o.id = c.owner_id and c.claimed and o.deleted_at is null
      left join lateral (
        select p.tint::text as tint from packs p
        where p.contributor_id = c.id and p.visibility = 'published' and p.tint is not null
        order by p.item_count desc, p.id limit 1) pack on true
      where c.id = any(${fragment.param(ids)}::int[])`),
  )
}

/** The best works of each contributor, one of each pack before a second of any. */
async function readWorks(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly WorkRow[]>> {
  const rows = await run<WorkRow>(
    payload,
    prepared(fragment`
      select wanted.id as contributor, best.*
      from unnest(${fragment.param(ids)}::int[]) as wanted(id)
      cross join lateral (
        select ranked.* from (
          select ${PREVIEW_COLUMNS}, i.kind::text as kind, i.id, i.popularity,
            row_number() over (partition by i.pack_id order by i.popularity desc, i.id desc) as turn
          from (
            select * from items popular
            where popular.contributor_id = wanted.id and ${isShown('popular')}
              and popular.shown_sha256 is not null
            order by popular.popularity desc, popular.id desc limit ${fragment.raw(`${CANDIDATES}`)}) i) ranked
        order by ranked.turn, ranked.popularity desc, ranked.id desc limit ${fragment.raw(`${CANDIDATES}`)}) best`),
  )
  const works = new Map<number, WorkRow[]>()
  for (const row of rows) works.set(row.contributor, [...(works.get(row.contributor) ?? []), row])
  return works
}
