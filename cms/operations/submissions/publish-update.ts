import { fragment, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { startFanOut } from '#cms/operations/notifications/fan-out.ts'
import { makeCurrent } from '#cms/operations/revisions/publish-revision.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { LoadedSubmission } from '#cms/operations/submissions/load-facts.ts'
import { publishDetails } from '#cms/operations/submissions/update-details.ts'
import { isWithheld } from '#domain/assets/visibility.ts'

interface UpdatedRow extends Record<string, unknown> {
  readonly format: Present<'revisions.format'>
  readonly animated: Present<'revisions.animated'>
  readonly slug: Column<'items.slug'>
  /** The update is about the details alone. */
  readonly is_same: Computed<boolean | null>
}

/**
 * Shows the approved revision as that of its live work, gives the work the details of the update, and notifies those who
 * downloaded another file. Downloads and licences keep the revision that they name; visibility and price stay.
 */
export async function publishUpdate(
  transaction: Transaction,
  { id, item, revision, changes }: LoadedSubmission,
): Promise<void> {
  const [row] = await transaction<UpdatedRow>(fragment`
    select r.format::text, coalesce(r.animated, false) as animated, i.slug,
        i.current_revision_id = r.id as is_same
      from items i join revisions r on r.item_id = i.id
     where i.id = ${item} and r.id = ${revision} and r.state = 'ready' for update of i`)
  if (row === undefined) throw new Error(`submission ${id} has no processed revision`)
  await publishDetails(transaction, id)
  if (row.is_same === true) return
  // Staff may have published another revision during the review: the history names the one that is replaced in fact.
  await transaction(fragment`
    update submissions s set replaces_id = i.current_revision_id from items i where i.id = s.item_id and s.id = ${id}`)
  await makeCurrent(transaction, { item, revision, ...row })
  await startFanOut(transaction, {
    audience: 'update-downloaders',
    subject: item,
    key: `asset-updated:${item}:${revision}`,
    data: { item, changes },
  })
}

/**
 * Whether an update has to wait because its work is withheld. Locks the work, so that no claim withholds it before the
 * transaction ends.
 */
export async function mustWait(
  transaction: Transaction,
  { item, facts: { update } }: LoadedSubmission,
): Promise<boolean> {
  if (update === null) return false
  const [row] = await transaction<{ visibility: Column<'items.visibility'> }>(
    fragment`select visibility::text from items where id = ${item} for update`,
  )
  return row === undefined || isWithheld(row.visibility)
}

/** Gives an update that waits for its work the present as its time, so that the worker tries it again. */
export async function planWaiting(
  transaction: Transaction,
  { id }: LoadedSubmission,
  at: Date | null,
): Promise<void> {
  await transaction(fragment`
    update submissions set publish_at = coalesce(publish_at, ${momentOf(at)}) where id = ${id}`)
}
