import { createHash } from 'node:crypto'
import { fragment, inTransaction, type Payload, run } from '#cms/operations/database.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'
import { loadCase } from '#cms/operations/takedowns/load-case.ts'
import { logEvent } from '#cms/operations/takedowns/log-event.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { evidenceName, evidenceType } from '#domain/takedown/evidence.ts'
import { MAX_EVIDENCE_BYTES, MAX_EVIDENCE_FILES } from '#domain/takedown/limits.ts'
import { evidenceKey } from '#media/storage/keys.ts'
import type { Storage } from '#media/storage/storage.ts'

interface AddedEvidence {
  readonly actor: Holder
  readonly takedown: number
  readonly fileName: string
  readonly bytes: Uint8Array
}

/**
 * Adds a file of evidence to a case: a PDF or a picture, known by its contents. The same file is stored once. The bytes are
 * stored before the row, so that a row never lacks its file.
 */
export async function addEvidence(
  payload: Payload,
  storage: Pick<Storage, 'put'>,
  { actor, takedown, fileName, bytes }: AddedEvidence,
): Promise<Result<null>> {
  if (bytes.length === 0) return refuse('file-empty')
  if (bytes.length > MAX_EVIDENCE_BYTES) return refuse('file-too-large')
  const type = evidenceType(bytes)
  if (type === null) return refuse('file-unknown-format')
  const [exists] = await run(payload, fragment`select 1 from takedowns where id = ${takedown}`)
  if (exists === undefined) return refuse('not-found', 'There is no such case')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await storage.put(evidenceKey(sha256), bytes, { contentType: type })
  return inTransaction<Result<null>>(payload, async (transaction) => {
    const loaded = await loadCase(transaction, takedown, { lock: true })
    if (loaded === undefined) return refuse('not-found', 'There is no such case')
    const [counted] = await transaction<{ count: Computed<number> }>(
      fragment`select count(*)::int as count from takedown_files where takedown_id = ${takedown}`,
    )
    if ((counted?.count ?? 0) >= MAX_EVIDENCE_FILES) return refuse('too-much-evidence')
    const name = evidenceName(fileName)
    const added = await transaction(fragment`
      insert into takedown_files (takedown_id, name, type, bytes, sha256, added_by)
      values (${takedown}, ${name}, ${type}, ${bytes.length}, ${sha256}, ${actor.id})
      on conflict (takedown_id, sha256) do nothing returning id`)
    if (added.length === 0) return accept(null)
    const { state } = loaded.facts
    const command = 'takedown.add-evidence'
    await logEvent(transaction, { takedown, actor, command, from: state, to: state, statement: name })
    return accept(null)
  })
}

type FileRow = Columns<'takedown_files', 'name' | 'type' | 'sha256'> & Record<string, unknown>

/** A file of evidence with its bytes; null when the case has no such file. */
export async function readEvidence(
  payload: Payload,
  storage: Pick<Storage, 'get'>,
  { takedown, file }: { readonly takedown: number; readonly file: number },
): Promise<(FileRow & { readonly body: Uint8Array }) | null> {
  const [row] = await run<FileRow>(
    payload,
    fragment`select name, type, sha256 from takedown_files where id = ${file} and takedown_id = ${takedown}`,
  )
  const body = row === undefined ? null : await storage.get(evidenceKey(row.sha256))
  return row === undefined || body === null ? null : { ...row, body }
}
