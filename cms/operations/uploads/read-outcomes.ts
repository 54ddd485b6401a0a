import { fragment, type Payload, prepared, run, transactionOf } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { readLints } from '#cms/operations/submissions/read-lint.ts'
import type { UploadOutcome } from '#domain/contract/console/uploads.ts'
import type { LintResult } from '#domain/lint/work.ts'

interface Row extends Record<string, unknown> {
  readonly id: Column<'uploads.id'>
  readonly name: Column<'uploads.file_name'>
  readonly kind: Column<'uploads.kind'>
  readonly state: Column<'uploads.state'>
  readonly code: Column<'uploads.refusal'>
  readonly submission: Column<'uploads.submission_id'>
  readonly skipped: Column<'uploads.skipped'>
  readonly refusal: Column<'revisions.refusal'> | null
  readonly processing: Column<'revisions.state'> | null
  readonly sha256: Column<'files.sha256'> | null
  readonly modifiedAt: Column<'revisions.updated_at'> | null
  readonly animated: Computed<boolean>
  readonly ground: Column<'revisions.ground'> | null
  readonly members: Computed<readonly string[]>
}

/** What has become of these uploads of one account, in no particular order. Leaves out those of other accounts. */
export async function readOutcomes(
  payload: Payload,
  owner: string,
  ids: readonly string[],
): Promise<UploadOutcome[]> {
  const rows = await run<Row>(
    payload,
    prepared(fragment`
    select u.id, u.file_name as name, u.kind, u.state, u.refusal as code, r.refusal, u.submission_id as submission,
      r.state::text as processing, u.skipped, f.sha256, r.updated_at as "modifiedAt",
      coalesce(r.animated, false) as animated, r.ground,
      array(select m.id::text from uploads m where m.zip_id = u.id order by m.position) as members
    from uploads u left join submissions s on s.id = u.submission_id left join revisions r on r.id = s.revision_id
    left join files f on f.id = r.file_id
    where u.user_id = ${owner} and u.id = any(${fragment.param([...ids])}::uuid[])`),
  )
  const processed = rows.flatMap(({ submission, processing }) =>
    submission !== null && isSettled(processing) ? [submission] : [],
  )
  const lints = await readLints(transactionOf(payload), processed)
  return rows.map((row) => outcomeOf(row, lints))
}

function outcomeOf(
  { refusal, sha256, modifiedAt, animated, ground, ...row }: Row,
  lints: ReadonlyMap<number, readonly LintResult[]>,
): UploadOutcome {
  return {
    ...row,
    code: row.code ?? refusal,
    preview:
      sha256 === null || modifiedAt === null
        ? null
        : { sha256, modifiedAt: new Date(modifiedAt).toISOString(), animated, ground },
    lint: row.submission === null ? null : (lints.get(row.submission) ?? null),
  }
}

function isSettled(state: Row['processing']): boolean {
  return state === 'ready' || state === 'refused'
}
