import { inReach } from '#cms/operations/console/in-reach.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import type { DraftList } from '#domain/contract/console/submit-many.ts'
import { type Holder, reachOf } from '#domain/permissions/command-scope.ts'

interface Row extends Record<string, unknown> {
  readonly id: Column<'submissions.id'>
  readonly version: Column<'submissions.version'>
  readonly title: Present<'items_locales.title'>
  readonly file_name: Column<'revisions.file_name'>
}

interface Page {
  /** The id after which the page begins; null for the first page. */
  readonly after: number | null
  readonly limit: number
}

/** A page of the drafts that an actor may submit, updates of live works included, the oldest first. */
export async function readDrafts(
  payload: Payload,
  actor: Holder,
  { after, limit }: Page,
): Promise<DraftList> {
  const reach = reachOf(actor, 'submission.submit')
  if (reach === null) return { rows: [], more: false }
  const rows = await run<Row>(
    payload,
    fragment`
    select s.id, s.version, coalesce(d.title, t.title, '') as title, r.file_name
    from submissions s join contributors c on c.id = s.contributor_id join revisions r on r.id = s.revision_id
    left join items_locales t on t._parent_id = s.item_id and t._locale = 'en'
    left join update_details d on d.submission_id = s.id
    where s.state = 'draft' and s.id > ${after ?? 0}
      and (${inReach(reach, { owner: fragment`c.owner_id`, contributor: fragment`c.id` })})
    order by s.id limit ${limit + 1}`,
  )
  return { rows: rows.slice(0, limit), more: rows.length > limit }
}
