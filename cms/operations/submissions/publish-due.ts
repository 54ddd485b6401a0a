import { fragment, inTransaction, type Payload, run } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { loadSubmission } from '#cms/operations/submissions/load-facts.ts'
import { notifyAuthor } from '#cms/operations/submissions/notify-author.ts'
import { publishSubmission } from '#cms/operations/submissions/publish-submission.ts'
import { mustWait } from '#cms/operations/submissions/publish-update.ts'
import { WITHHELD } from '#domain/assets/visibility.ts'

/** Submissions that one call publishes. */
const BATCH = 100

/**
 * Publishes planned work whose time has come, each in a transaction of its own, so that one that fails delays no other.
 * Any number of workers may run it at once: a submission that another one holds is skipped.
 *
 * @param at the time of the check; null for the present
 * @returns how many were published
 * @throws the first error, after the others were published
 */
export async function publishDue(payload: Payload, at: Date | null = null): Promise<number> {
  const due = await run<{ id: Column<'submissions.id'> }>(
    payload,
    fragment`
    select id from submissions s where state = 'scheduled' and publish_at <= ${momentOf(at)}
      and not (s.replaces_id is not null and exists (
        select 1 from items i where i.id = s.item_id and i.visibility::text in ${[...WITHHELD]}))
     order by publish_at, id limit ${BATCH}`,
  )
  const done = await settleAll(
    due.map(
      ({ id }) =>
        () =>
          publishOne(payload, id, at),
    ),
  )
  return done.filter(Boolean).length
}

/** @returns whether it was published; false when its date was changed, or another worker holds it */
function publishOne(payload: Payload, id: number, at: Date | null): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    const [locked] = await transaction<{ id: Column<'submissions.id'> }>(fragment`
      select id from submissions
       where id = ${id} and state = 'scheduled' and publish_at <= ${momentOf(at)} for update skip locked`)
    const loaded = locked && (await loadSubmission(transaction, id, { lock: true }))
    if (loaded === undefined || (await mustWait(transaction, loaded))) return false
    const event = await publishSubmission(transaction, loaded, at)
    await notifyAuthor(transaction, loaded, 'published', { event, at })
    return true
  })
}

/** One after the other. */
async function settleAll(works: readonly (() => Promise<boolean>)[]): Promise<boolean[]> {
  const done: boolean[] = []
  const errors: unknown[] = []
  for (const work of works)
    await work().then(
      (one) => done.push(one),
      (error: unknown) => errors.push(error),
    )
  if (errors.length > 0) throw errors[0]
  return done
}
