import { fragment, type Payload, prepared, run, transactionOf } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { loadSubmission } from '#cms/operations/submissions/load-facts.ts'
import type { SourceFormat } from '#domain/assets/source-formats.ts'
import type { SourceFile } from '#domain/contract/sources.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import { sourceKey } from '#media/storage/keys.ts'
import type { Storage } from '#media/storage/storage.ts'

interface SourceRow extends Record<string, unknown>, SourceFile {
  readonly format: Column<'source_files.format'>
  readonly bytes: Column<'source_files.bytes'>
}

/** The source files of a revision, without their names: those are the author's. */
export function readSources(payload: Payload, revision: number): Promise<readonly SourceFile[]> {
  return run<SourceRow>(
    payload,
    prepared(
      fragment`select format, bytes from source_files where revision_id = ${revision} order by format`,
    ),
  )
}

interface Wanted {
  readonly actor: Holder
  readonly submission: number
  readonly format: SourceFormat
}

interface Read {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** A source file of a submission for its author, their team and reviewers. Null for all others. */
export async function readSubmittedSource(
  payload: Payload,
  storage: Pick<Storage, 'get'>,
  { actor, submission, format }: Wanted,
): Promise<Read | null> {
  const loaded = await loadSubmission(transactionOf(payload), submission, { lock: false })
  if (loaded === undefined) return null
  const { author, contributor } = loaded.facts
  if (!mayApply(actor, 'submission.read', { owner: author, team: null, contributor })) return null
  const [row] = await run<{
    sha256: Column<'source_files.sha256'>
    name: Column<'source_files.file_name'>
  }>(
    payload,
    fragment`
      select sha256, file_name as name from source_files where revision_id = ${loaded.revision} and format = ${format}`,
  )
  const bytes = row === undefined ? null : await storage.get(sourceKey(row.sha256))
  return row === undefined || bytes === null ? null : { fileName: row.name, bytes }
}
