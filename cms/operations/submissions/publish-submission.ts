import { fragment, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { LoadedSubmission } from '#cms/operations/submissions/load-facts.ts'
import { logEvent } from '#cms/operations/submissions/log-event.ts'
import { publishItem } from '#cms/operations/submissions/publish-item.ts'
import { publishUpdate } from '#cms/operations/submissions/publish-update.ts'
import { transitionOf } from '#domain/review/transitions.ts'

/** Publishes approved work whose time has come. A demonstration is published in the desks alone. */
export async function publishSubmission(
  transaction: Transaction,
  loaded: LoadedSubmission,
  at: Date | null,
): Promise<number> {
  if (!loaded.isDemonstration)
    await (loaded.facts.update === null ? publishItem : publishUpdate)(transaction, loaded)
  return moveByWorker(transaction, loaded, 'submission.publish', at)
}

/**
 * Moves a locked submission along an edge of the worker, with its history and audit log.
 *
 * @returns the id of the event
 */
export async function moveByWorker(
  transaction: Transaction,
  { id, revision, publishAt, facts: { state: from } }: LoadedSubmission,
  command: 'submission.publish' | 'submission.schedule',
  at: Date | null,
): Promise<number> {
  const to = transitionOf(command, from)?.to
  if (to === undefined || to === 'before') throw new Error(`${command} is not possible while ${from}`)
  await transaction(fragment`
    update submissions set state = ${to}, version = version + 1, updated_at = ${momentOf(at)}
     where id = ${id} and state = ${from}`)
  const planned = command === 'submission.schedule' ? { publishAt } : {}
  return logEvent(transaction, { submission: id, revision, actor: null, command, from, to, ...planned, at })
}
