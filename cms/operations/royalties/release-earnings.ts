import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import { EARNING_COLUMNS, type EarningRow, postedOf } from '#cms/operations/royalties/post-earnings.ts'
import { money } from '#domain/money/money.ts'
import { releasedPosting } from '#domain/royalties/postings.ts'

const BATCH = 500

/**
 * Moves earnings whose holding period is over from pending to available, without what was reversed of them: one posting for
 * each earning. Doing it again posts nothing. @returns how many were released
 */
export async function releaseEarnings(payload: Payload, now = Date.now()): Promise<number> {
  for (let released = 0; ; ) {
    const count = await inTransaction(payload, (transaction) => releaseBatch(transaction, now))
    released += count
    if (count < BATCH) return released
  }
}

async function releaseBatch(transaction: Transaction, now: number): Promise<number> {
  const rows = await transaction<EarningRow>(fragment`
    select ${EARNING_COLUMNS} from royalty_earnings e
     where e.released_at is null and e.posted_at is not null and e.release_at <= ${momentOrNull(now)}
     order by e.id limit ${BATCH} for update`)
  const postings = rows.flatMap((row) => {
    const left = BigInt(row.amount) - BigInt(row.reversed)
    return left > 0n ? [releasedPosting({ ...postedOf(row), amount: money(left, row.currency) })] : []
  })
  if (postings.length > 0) await post(transaction, postings)
  if (rows.length > 0)
    await transaction(fragment`
      update royalty_earnings set released_at = ${momentOrNull(now)}
       where id = any(${fragment.param(rows.map(({ id }) => id))}::bigint[])`)
  return rows.length
}
