import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { logEvent } from '#cms/operations/submissions/log-event.ts'
import { CHANGES_DAYS } from '#domain/review/transitions.ts'

/** Submissions that expire in one transaction. */
const BATCH = 100

/**
 * Withdraws submissions whose requested changes were not made in time. Their authors can upload the file again.
 *
 * @param at the time of the check; null for the present
 * @returns how many expired
 */
export async function expireSubmissions(payload: Payload, at: Date | null = null): Promise<number> {
  let expired = 0
  for (let batch = BATCH; batch === BATCH; expired += batch) batch = await expireBatch(payload, at)
  return expired
}

function expireBatch(payload: Payload, at: Date | null): Promise<number> {
  return inTransaction(payload, async (transaction) => {
    const rows = await transaction<{
      id: Column<'submissions.id'>
      revision: Column<'submissions.revision_id'>
    }>(fragment`
      update submissions set state = 'withdrawn', version = version + 1, updated_at = ${momentOf(at)}
       where id in (
         select id from submissions
          where state = 'changes-requested' and decided_at < ${momentOf(at)} - make_interval(days => ${CHANGES_DAYS}::int)
          order by id limit ${BATCH} for update skip locked)
      returning id, revision_id as revision`)
    const [command, from, to] = ['submission.expire', 'changes-requested', 'withdrawn'] as const
    for (const { id: submission, revision } of rows)
      await logEvent(transaction, { submission, revision, actor: null, command, from, to, at })
    return rows.length
  })
}
