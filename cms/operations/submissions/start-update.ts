import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { insertRevision } from '#cms/operations/revisions/insert-revision.ts'
import { checkUpload, storeUpload } from '#cms/operations/revisions/store-upload.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { logEvent } from '#cms/operations/submissions/log-event.ts'
import { copyDetails } from '#cms/operations/submissions/update-details.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, mayApply, reachOf } from '#domain/permissions/command-scope.ts'
import { checkStart } from '#domain/review/updates.ts'
import type { Storage } from '#media/storage/storage.ts'

interface NewUpdate {
  readonly actor: Holder
  /** A live work of a contributor that the actor works for. */
  readonly item: number
  /** What is different, for the reviewers and for those who downloaded the work. */
  readonly changes: string
  /** Absent for the present. */
  readonly at?: Date | null
}

interface StartUpdate extends NewUpdate {
  /** As uploaded, not validated; null for an update of the details alone. */
  readonly file: { readonly fileName: string; readonly bytes: Uint8Array } | null
}

/**
 * Starts an update of a live work: the next revision of its item, which the worker processes, where there is another file,
 * and a submission with a copy of the details of the work, that goes through lint and review. The work stays as it is until
 * the update is published.
 *
 * @returns the id of the submission
 */
export async function startUpdate(
  payload: Payload,
  storage: Pick<Storage, 'put' | 'delete'>,
  { file, ...update }: StartUpdate,
): Promise<Result<number>> {
  const { actor } = update
  if (reachOf(actor, 'submission.revise') === null) return refuse('forbidden')
  if (file === null)
    return inTransaction(payload, (transaction) => insertUpdate(transaction, { ...update, upload: null }))
  const { fileName, bytes } = file
  const checked = checkUpload(bytes)
  if (!checked.ok) return checked
  if (!(await withinLimit(payload, 'upload-account', actor.id))) return refuse('too-many-uploads')
  return storeUpload(storage, bytes, (uploadKey) =>
    inTransaction(payload, (transaction) =>
      insertUpdate(transaction, { ...update, upload: { fileName, uploadKey } }),
    ),
  )
}

interface InsertedUpdate extends NewUpdate {
  /** Null for the present file. */
  readonly upload: { readonly fileName: string; readonly uploadKey: string } | null
}

interface WorkRow extends Record<string, unknown> {
  readonly visibility: Column<'items.visibility'>
  readonly current: Present<'items.current_revision_id'>
  readonly contributor: Column<'contributors.id'>
  readonly owner: Column<'contributors.owner_id'>
  readonly has_open: Computed<boolean>
}

async function insertUpdate(
  transaction: Transaction,
  { actor, item, changes, upload, at = null }: InsertedUpdate,
): Promise<Result<number>> {
  const work = await lockWork(transaction, item)
  if (work === undefined) return refuse('not-found')
  const { owner, contributor, visibility, current } = work
  if (!mayApply(actor, 'submission.revise', { owner, team: null, contributor })) return refuse('not-found')
  const started = checkStart(visibility, work.has_open)
  if (!started.ok) return started
  const revision =
    upload === null
      ? current
      : (await insertRevision(transaction, { item, ...upload, uploadedBy: actor.id, at })).revision
  const [submission] = await transaction<{ id: Column<'submissions.id'> }>(fragment`
    insert into submissions (item_id, revision_id, contributor_id, replaces_id, changes, created_at, updated_at)
    values (${item}, ${revision}, ${contributor}, ${current}, ${changes}, ${momentOf(at)}, ${momentOf(at)})
    returning id`)
  if (submission === undefined) throw new Error(`no submission of item ${item} was created`)
  await copyDetails(transaction, submission.id)
  await logEvent(transaction, {
    submission: submission.id,
    revision,
    actor,
    command: 'submission.revise',
    from: 'draft',
    to: 'draft',
    note: changes,
    at,
  })
  return accept(submission.id)
}

/** Serialises updates of one work; undefined for an item without a contributor or without a published revision. */
async function lockWork(transaction: Transaction, item: number): Promise<WorkRow | undefined> {
  // By itself, so that the next statement sees an update that was started meanwhile.
  await transaction(fragment`select 1 from items where id = ${item} for update`)
  const [row] = await transaction<WorkRow>(fragment`
    select i.visibility::text, i.current_revision_id as current, c.id as contributor, c.owner_id as owner,
      exists (select 1 from submissions s where s.item_id = i.id
        and s.state not in ('rejected', 'published', 'withdrawn')) as has_open
    from items i join contributors c on c.id = i.contributor_id
    where i.id = ${item} and i.current_revision_id is not null`)
  return row
}
