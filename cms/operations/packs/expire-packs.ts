import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { logPackEvent } from '#cms/operations/packs/log-pack-event.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { CHANGES_DAYS } from '#domain/review/transitions.ts'

/** Packs that expire in one run: a run follows every hour. */
const BATCH = 500

/** Withdraws packs whose requested changes were not made in time, which sets their works free for others. */
export function expirePacks(payload: Payload, at: Date | null = null): Promise<number> {
  return inTransaction(payload, async (transaction) => {
    const rows = await transaction<{ id: Column<'pack_submissions.pack_id'> }>(fragment`
      update pack_submissions set state = 'withdrawn', version = version + 1, updated_at = ${momentOf(at)}
       where pack_id in (
         select pack_id from pack_submissions
          where state = 'changes-requested' and decided_at < ${momentOf(at)} - make_interval(days => ${CHANGES_DAYS}::int)
          order by pack_id limit ${BATCH} for update skip locked)
      returning pack_id as id`)
    const [command, from, to] = ['submission.expire', 'changes-requested', 'withdrawn'] as const
    for (const { id } of rows)
      await logPackEvent(transaction, { pack: id, actor: null, command, from, to, at })
    return rows.length
  })
}
