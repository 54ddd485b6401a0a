import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { loadSubmission } from '#cms/operations/submissions/load-facts.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'

/**
 * The SHA-256 of the sanitised original of a submission that needs a player (Lottie animations, models), where the actor
 * may read it; null otherwise.
 */
export async function readOriginal(
  payload: Payload,
  submission: number,
  actor: Holder,
): Promise<string | null> {
  const loaded = await loadSubmission(transactionOf(payload), submission, { lock: false })
  if (loaded === undefined) return null
  const { author, contributor } = loaded.facts
  if (!mayApply(actor, 'submission.read', { owner: author, team: null, contributor })) return null
  const [file] = await run<{ sha256: Column<'files.sha256'> }>(
    payload,
    fragment`
    select f.sha256 from revisions r join files f on f.id = r.file_id
     where r.id = ${loaded.revision} and r.state = 'ready' and r.format in ('lottie-json', 'dotlottie', 'glb', 'gltf')`,
  )
  return file?.sha256 ?? null
}
