import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { loadSubmission } from '#cms/operations/submissions/load-facts.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import type { Storage } from '#media/storage/storage.ts'

interface StoredDrawing extends Record<string, unknown> {
  readonly key: Column<'files.storage_key'>
}

/**
 * The sanitised SVG of a submission for its author and for reviewers. Null for others, for other formats, and while it is
 * not processed.
 */
export async function readDrawing(
  payload: Payload,
  storage: Pick<Storage, 'get'>,
  { submission, actor }: { readonly submission: number; readonly actor: Holder },
): Promise<Uint8Array | null> {
  const loaded = await loadSubmission(transactionOf(payload), submission, { lock: false })
  if (loaded === undefined) return null
  const { author, contributor } = loaded.facts
  if (!mayApply(actor, 'submission.read', { owner: author, team: null, contributor })) return null
  const [file] = await run<StoredDrawing>(
    payload,
    fragment`
    select f.storage_key as key from revisions r join files f on f.id = r.file_id
     where r.id = ${loaded.revision} and r.state = 'ready' and r.format = 'svg'`,
  )
  return file === undefined ? null : storage.get(file.key)
}
