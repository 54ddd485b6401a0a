import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { isWithheld } from '#domain/assets/visibility.ts'
import type { ConsolePreview } from '#domain/contract/console/submissions.ts'
import { type WorkStanding, workStanding } from '#domain/packs/contents.ts'

interface WorkRow extends Record<string, unknown> {
  readonly item: Column<'items.id'>
  readonly title: Computed<string>
  readonly visibility: Column<'items.visibility'>
  readonly submission: Column<'submissions.state'> | null
  readonly is_demonstration: Computed<boolean>
  /** A demonstration for a real pack, or a real work for a pack of the demonstration. */
  readonly is_foreign: Computed<boolean>
  readonly is_in_other: Computed<boolean>
  readonly generative_ai: Column<'items.generative_ai'>
  readonly cover: Column<'pack_works.cover'>
  readonly preview: Computed<ConsolePreview | null>
}

export interface PackWorkRow {
  readonly item: number
  readonly title: string
  readonly standing: WorkStanding
  readonly preview: ConsolePreview | null
  readonly generativeAi: boolean | null
  /** Its place in the cover; null where it is not chosen for it. */
  readonly cover: number | null
}

/** The works of a pack in their order. */
export function readPackWorks(transaction: Transaction, pack: number): Promise<PackWorkRow[]> {
  return read(transaction, {
    pack,
    from: fragment`pack_works w join items i on i.id = w.item_id and w.pack_id = ${pack}`,
    cover: fragment`w.cover`,
    order: fragment`w.position, i.id`,
  })
}

/** These items as works of a pack that they may not be in yet; in the order of their ids. */
export function readAsWorks(
  transaction: Transaction,
  pack: number,
  items: readonly number[],
): Promise<PackWorkRow[]> {
  return read(transaction, {
    pack,
    from: fragment`items i`,
    where: fragment`i.id = any(${fragment.param([...items])}::int[])`,
    cover: fragment`null::int`,
    order: fragment`i.id`,
  })
}

/**
 * Packs that keep their works for themselves: published ones, and those that may still be. The works of a published pack
 * have its id, but for a demonstration.
 */
export function isInOtherPack(pack: SQL): SQL {
  return fragment`(
    exists (select from packs other where other.id = i.pack_id and other.id <> ${pack} and other.visibility <> 'removed')
    or exists (select from pack_works o join pack_submissions s on s.pack_id = o.pack_id
      where o.item_id = i.id and o.pack_id <> ${pack} and s.state not in ('withdrawn', 'rejected')
        and (s.is_demonstration or s.state <> 'published')))`
}

/** The newest submission of an item `i`. */
export const NEWEST_SUBMISSION = fragment`left join lateral (
  select s.state, s.revision_id, s.is_demonstration from submissions s where s.item_id = i.id and s.replaces_id is null
    order by s.id desc limit 1) newest on true`

interface Wanted {
  readonly pack: number
  readonly from: SQL
  readonly where?: SQL
  readonly cover: SQL
  readonly order: SQL
}

async function read(
  transaction: Transaction,
  { pack, from, where = fragment`true`, cover, order }: Wanted,
): Promise<PackWorkRow[]> {
  const rows = await transaction<WorkRow>(fragment`
    select i.id as item, coalesce(t.title, '') as title, i.visibility::text,
      newest.state as submission, coalesce(newest.is_demonstration, false) as is_demonstration,
      coalesce(newest.is_demonstration, false) <> ${isOfDemonstration(pack)} as is_foreign,
      ${isInOtherPack(fragment`${pack}`)} as is_in_other, i.generative_ai, ${cover} as cover, ${WORK_PREVIEW} as preview
    from ${from} ${NEWEST_SUBMISSION}
    left join revisions r on r.id = coalesce(i.current_revision_id, newest.revision_id)
    left join files f on f.id = r.file_id
    left join items_locales t on t._parent_id = i.id and t._locale = 'en'
    where ${where} order by ${order}`)
  return rows.map(({ item, title, preview, cover: place, ...facts }) => ({
    item,
    title,
    preview: isWithheld(facts.visibility) ? null : preview,
    cover: place,
    generativeAi: facts.generative_ai,
    standing: workStanding({
      ...facts,
      isInOther: facts.is_in_other || facts.is_foreign,
      isDemonstration: facts.is_demonstration,
    }),
  }))
}

function isOfDemonstration(pack: number): SQL {
  return fragment`(select s.is_demonstration from pack_submissions s where s.pack_id = ${pack})`
}

/** What `previewUrl` takes, of a revision `r` with its file `f`. */
const WORK_PREVIEW = fragment`case when f.sha256 is not null
  then jsonb_build_object('sha256', f.sha256, 'animated', coalesce(r.animated, false), 'ground', r.ground, 'modifiedAt',
    to_char(r.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`
