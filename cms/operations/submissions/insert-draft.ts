import { ownFirst } from '#cms/operations/contributors/profile-in-reach.ts'
import { fragment, prepared, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import {
  DRAFT_TYPES,
  draftColumns,
  draftExpressions,
  wakeWorker,
} from '#cms/operations/submissions/draft-rows.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
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
  const [next] = await transaction<{ number: Computed<string> }>(
    prepared(fragment`select nextval('asset_numbers') as number`),
  )
  const row = { kind, fileName, uploadKey, owner: actor.id, contributor, request, isDemonstration, at }
  const given = JSON.stringify([draftColumns(row, Number(next?.number))])
  const [made] = await transaction<{ submission: Column<'submissions.id'> }>(
    prepared(fragment`
      with given as (select * from jsonb_to_recordset(${given}::jsonb) as g (${DRAFT_TYPES})),
      ${draftExpressions()}
      select submission, ${wakeWorker()} from made`),
  )
  if (made === undefined) throw new Error('the licence motif-free does not exist')
  return accept(made.submission)
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
  return pickContributor(actor, wanted, found)
}

/** The same from contributors that are known, among which may be those of other users. */
export function pickContributor(
  actor: Holder,
  wanted: number | null,
  contributors: readonly { readonly id: number; readonly owner: string | null }[],
): number | null {
  const teams = (actor.contributorTeams ?? []).map(({ id }) => id)
  const allowed = contributors
    .filter(({ id }) => wanted === null || id === wanted)
    .filter(({ id, owner }) => owner === actor.id || teams.includes(id))
    .filter(({ id, owner }) => mayApply(actor, 'submission.create', { owner, team: null, contributor: id }))
    .sort((a, b) => Number(b.owner === actor.id) - Number(a.owner === actor.id) || a.id - b.id)
  return allowed[0]?.id ?? null
}
