import { ownFirst } from '#cms/operations/contributors/profile-in-reach.ts'
import { fragment, prepared, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { logEvent } from '#cms/operations/submissions/log-event.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { shortId } from '#domain/assets/short-id.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { titleOfFileName } from '#domain/lint/keywords.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'

export interface NewDraft {
  readonly actor: Holder
  readonly kind: Kind
  readonly fileName: string
  /** The key of the file in storage, as uploaded. */
  readonly uploadKey: string
  /** Null for the first that this permission reaches, their own before those of their teams. */
  readonly contributor: number | null
  /** The request to contributors that it answers; absent for none. */
  readonly request?: number | null
  /** A demonstration of the seed, which is never published. */
  readonly isDemonstration?: boolean
  /** Absent for the present. */
  readonly at?: Date | null
}

/**
 * Creates what a submission consists of: a draft item, its first revision, which the worker processes, and the submission.
 * Refuses an actor without the right to upload for the contributor, before it writes.
 *
 * @returns the id of the submission
 */
export async function insertDraft(
  transaction: Transaction,
  {
    actor,
    kind,
    fileName,
    uploadKey,
    contributor: wanted,
    request = null,
    isDemonstration = false,
    at = null,
  }: NewDraft,
): Promise<Result<number>> {
  const contributor = await findContributor(transaction, actor, wanted)
  if (contributor === null) return refuse('forbidden', 'The account has no such contributor')
  const uploadedBy = actor.id
  const rows = { kind, fileName, uploadKey, uploadedBy, contributor, request, isDemonstration, at }
  const { submission, revision } = await insertRows(transaction, rows)
  await logEvent(transaction, {
    submission,
    revision,
    actor,
    command: 'submission.create',
    from: 'draft',
    to: 'draft',
    at,
  })
  const message = { key: `revision:${revision}`, payload: { revision } }
  await enqueue(transaction, 'revision.process', [message])
  return accept(submission)
}

/** The contributor that an actor uploads for; null where the permission does not reach the wanted one, or any. */
export async function findContributor(
  transaction: Transaction,
  actor: Holder,
  wanted: number | null,
): Promise<number | null> {
  const teams = (actor.contributorTeams ?? []).map(({ id }) => id)
  const found = await transaction<{
    id: Column<'contributors.id'>
    owner: Column<'contributors.owner_id'>
  }>(
    prepared(fragment`
      select c.id, c.owner_id as owner from contributors c
       where (c.owner_id = ${actor.id} or c.id = any(${fragment.param(teams)}::int[]))
         and (${wanted}::int is null or c.id = ${wanted}::int)
       order by ${ownFirst(actor)}`),
  )
  const allowed = found.find(({ id, owner }) =>
    mayApply(actor, 'submission.create', { owner, team: null, contributor: id }),
  )
  return allowed?.id ?? null
}

interface NewRows extends Pick<NewDraft, 'kind' | 'fileName' | 'uploadKey'> {
  readonly uploadedBy: string
  readonly contributor: number
  readonly request: number | null
  readonly isDemonstration: boolean
  readonly at: Date | null
}

interface InsertedRows extends Record<string, unknown> {
  readonly submission: Column<'submissions.id'>
  readonly revision: Column<'revisions.id'>
}

/** Null as `generative_ai` means that the contributor has not declared it. */
async function insertRows(
  transaction: Transaction,
  { kind, fileName, uploadKey, uploadedBy, contributor, request, isDemonstration, at }: NewRows,
): Promise<InsertedRows> {
  const [next] = await transaction<{ number: Computed<string> }>(
    prepared(fragment`select nextval('asset_numbers') as number`),
  )
  const number = Number(next?.number)
  const title = titleOfFileName(fileName)
  const moment = momentOf(at)
  const [rows] = await transaction<InsertedRows>(
    prepared(fragment`
      with item as (
        insert into items (kind, visibility, slug, short_id, number, free, licence_id, contributor_id, generative_ai,
          created_at, updated_at)
        select ${kind}::enum_items_kind, 'draft', ${assetSlug(title, number)}, ${shortId(number)}, ${number}, true, l.id,
          ${contributor}, null, ${moment}, ${moment} from licences l where l.code = 'motif-free' returning id),
      titled as (insert into items_locales (_parent_id, _locale, title) select id, 'en', ${title} from item),
      revision as (
        insert into revisions (item_id, number, state, upload_key, file_name, uploaded_by_id, created_at)
        select id, 1, 'pending', ${uploadKey}, ${fileName}, ${uploadedBy}, ${moment} from item returning id)
      insert into submissions (item_id, revision_id, contributor_id, request_id, is_demonstration, created_at, updated_at)
      select item.id, revision.id, ${contributor}::int, ${request}::int, ${isDemonstration}::boolean, ${moment}, ${moment}
        from item, revision
      returning id as submission, revision_id as revision`),
  )
  if (rows === undefined) throw new Error('the licence motif-free does not exist')
  return rows
}
