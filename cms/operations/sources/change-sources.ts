import { createHash } from 'node:crypto'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { type LoadedSubmission, loadSubmission } from '#cms/operations/submissions/load-facts.ts'
import { checkSource, type SourceFormat } from '#domain/assets/source-formats.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, mayApply, reachOf } from '#domain/permissions/command-scope.ts'
import { allowedCommands } from '#domain/review/decide.ts'
import { sourceKey } from '#media/storage/keys.ts'
import type { Storage } from '#media/storage/storage.ts'

const COMMAND = 'submission.replace-file'

interface OfSubmission {
  readonly actor: Holder
  readonly submission: number
}

interface AddSource extends OfSubmission {
  readonly fileName: string
  /** As uploaded. */
  readonly bytes: Uint8Array
}

/**
 * Adds a source file to the revision of a submission, in the place of one of the same format. The bytes are stored under their
 * hash before the row that names them: an object without a row is never sent.
 */
export async function addSource(
  payload: Payload,
  storage: Pick<Storage, 'put'>,
  { actor, submission, fileName, bytes }: AddSource,
): Promise<Result<null>> {
  if (reachOf(actor, COMMAND) === null) return refuse('forbidden')
  const checked = checkSource(fileName, bytes)
  if (!checked.ok) return checked
  if (!(await withinLimit(payload, 'upload-account', actor.id))) return refuse('too-many-uploads')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  // The key is that of the content: a repetition writes the same object, and one that is refused leaves an unnamed one.
  await storage.put(sourceKey(sha256), bytes, { contentType: 'application/octet-stream' })
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const loaded = await lockEditable(transaction, { actor, submission })
    if (!loaded.ok) return loaded
    await transaction(fragment`
      insert into source_files (revision_id, format, sha256, bytes, file_name)
      values (${loaded.value.revision}, ${checked.value}, ${sha256}, ${bytes.length}, ${fileName})
      on conflict (revision_id, format) do update
        set sha256 = excluded.sha256, bytes = excluded.bytes, file_name = excluded.file_name, created_at = now()`)
    await log(transaction, { actor, submission, before: {}, after: { source: fileName } })
    return accept(null)
  })
}

/** Removes a source file from the revision of a submission. */
export function removeSource(
  payload: Payload,
  { format, ...of }: OfSubmission & { readonly format: SourceFormat },
): Promise<Result<null>> {
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const loaded = await lockEditable(transaction, of)
    if (!loaded.ok) return loaded
    const [removed] = await transaction<{ name: Column<'source_files.file_name'> }>(fragment`
      delete from source_files where revision_id = ${loaded.value.revision} and format = ${format}
      returning file_name as name`)
    if (removed === undefined) return refuse('not-found')
    await log(transaction, { ...of, before: { source: removed.name }, after: {} })
    return accept(null)
  })
}

/**
 * The submission, where its file could be replaced by this actor now. The revision that a live work shows is never changed:
 * its source files would be sent without a review.
 */
async function lockEditable(
  transaction: Transaction,
  { actor, submission }: OfSubmission,
): Promise<Result<LoadedSubmission>> {
  const loaded = await loadSubmission(transaction, submission, { lock: true })
  if (loaded === undefined) return refuse('not-found')
  const { author, contributor } = loaded.facts
  if (!mayApply(actor, COMMAND, { owner: author, team: null, contributor })) return refuse('not-found')
  const facts = {
    ...loaded.facts,
    lintErrors: 0,
    backlog: { waiting: 0, record: { approved: 0, rejected: 0 } },
  }
  if (allowedCommands(facts, actor, Date.now(), [COMMAND]).length === 0) return refuse('state-changed')
  const [shown] = await transaction(fragment`
    select 1 from items where current_revision_id = ${loaded.revision}`)
  return shown === undefined ? accept(loaded) : refuse('source-needs-new-file')
}

interface Logged extends OfSubmission {
  readonly before: { readonly source?: string }
  readonly after: { readonly source?: string }
}

function log(transaction: Transaction, { actor, submission, before, after }: Logged): Promise<void> {
  return logCommand(transaction, {
    actor,
    command: COMMAND,
    resource: 'submissions',
    record: submission,
    reason: null,
    before,
    after,
  })
}
