import { inReach } from '#cms/operations/console/in-reach.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import type { EditableList, EditableSubmission } from '#domain/contract/console/bulk-edit.ts'
import { type Holder, reachOf } from '#domain/permissions/command-scope.ts'
import { SUBMISSION_STATE_CODES, SUBMISSION_STATES } from '#domain/review/states.ts'

interface Row extends Record<string, unknown> {
  readonly id: Column<'submissions.id'>
  readonly version: Column<'submissions.version'>
  readonly state: Column<'submissions.state'>
  readonly title: Present<'items_locales.title'>
  readonly description: Column<'items_locales.description'>
  readonly keywords: Column<'submissions.keywords'>
  readonly kind: Column<'items.kind'>
  readonly category: Column<'items.category_id'>
  readonly style: Column<'items.style_id'>
  readonly price_cents: Column<'items.price_amount'>
  readonly editorial_only: Present<'items.editorial_only'>
  readonly generative_ai: Column<'items.generative_ai'>
  readonly contributor_name: Column<'contributors.name'>
  readonly file_name: Column<'revisions.file_name'>
  readonly sha256: Column<'files.sha256'> | null
  readonly modified_at: Column<'revisions.updated_at'>
  readonly animated: Present<'revisions.animated'>
  readonly ground: Column<'revisions.ground'>
}

const EDITABLE = SUBMISSION_STATE_CODES.filter((state) => SUBMISSION_STATES[state].editable)

interface Page {
  /** The id after which the next page begins; null for the first page. */
  readonly before: number | null
  readonly limit: number
}

/** A page of the submissions that an actor may edit now, the newest first. */
export async function readEditable(
  payload: Payload,
  actor: Holder,
  { before, limit }: Page,
): Promise<EditableList> {
  const after = before === null ? fragment`true` : fragment`s.id < ${before}`
  const rows = await readRows(payload, fragment`${editableBy(actor)} and ${after}`, limit + 1)
  return { rows: rows.slice(0, limit), more: rows.length > limit }
}

/** One submission in the reach of its editor, whatever its state; null for none. */
export async function readForEditor(
  payload: Payload,
  id: number,
  actor: Holder,
): Promise<EditableSubmission | null> {
  const [row] = await readRows(payload, fragment`s.id = ${id} and (${reachedBy(actor)})`, 1)
  return row ?? null
}

/** A new revision of a live work has no details of its own to edit. */
function editableBy(actor: Holder): SQL {
  return fragment`s.state in ${EDITABLE} and s.replaces_id is null and (${reachedBy(actor)})`
}

function reachedBy(actor: Holder): SQL {
  const reach = reachOf(actor, 'submission.edit')
  if (reach === null) return fragment`false`
  return inReach(reach, { owner: fragment`c.owner_id`, contributor: fragment`c.id` })
}

async function readRows(payload: Payload, where: SQL, limit: number): Promise<EditableSubmission[]> {
  const rows = await run<Row>(
    payload,
    fragment`
    select s.id, s.version, s.state, coalesce(t.title, '') as title, t.description, s.keywords, i.kind::text,
      i.category_id as category, i.style_id as style, i.price_amount as price_cents,
      coalesce(i.editorial_only, false) as editorial_only, i.generative_ai, c.name as contributor_name, r.file_name,
      f.sha256, r.updated_at as modified_at, coalesce(r.animated, false) as animated, r.ground
    from submissions s join items i on i.id = s.item_id join contributors c on c.id = s.contributor_id
    join revisions r on r.id = s.revision_id left join files f on f.id = r.file_id
    left join items_locales t on t._parent_id = i.id and t._locale = 'en'
    where ${where} order by s.id desc limit ${limit}`,
  )
  return rows.map(({ sha256, modified_at, animated, ground, price_cents, keywords, ...row }) => ({
    ...row,
    keywords: [...keywords],
    price_cents: price_cents === null ? null : Number(price_cents),
    preview:
      sha256 === null ? null : { sha256, modifiedAt: new Date(modified_at).toISOString(), animated, ground },
  }))
}
