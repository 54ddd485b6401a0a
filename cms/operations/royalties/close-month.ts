import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import { inTransaction, type Payload } from '#cms/operations/database.ts'
import { type CloseRow, finishClose, openClose } from '#cms/operations/royalties/close-row.ts'
import { beginPosting, postBatch } from '#cms/operations/royalties/post-earnings.ts'
import { priceBatch } from '#cms/operations/royalties/price-batch.ts'
import { startOfMonth } from '#domain/time/months.ts'

interface CloseOptions {
  /** When it takes place; the seed closes months of the past. Milliseconds since 1970. */
  readonly now?: number
  /** Payments, and later earnings, in one transaction. */
  readonly batch?: number
  /** Called after each transaction; whatever it throws interrupts the close. */
  readonly afterBatch?: () => void
}

/** Large enough that the fixed cost of a batch is small, and small enough that its downloads are sorted in memory. */
const BATCH = 5_000

/**
 * Closes a calendar month (UTC): prices each billing month that has ended and is not closed, one pool for each subscriber
 * and payment, and posts what every contributor earned in them. Each batch is one transaction that also moves the cursor, so
 * that a close that was interrupted continues where it stopped, and closing again changes nothing. One process closes at a
 * time.
 *
 * @param month such as `2026-11`
 * @returns null for a month that has not ended, and while another process closes one
 */
export async function closeMonth(
  payload: Payload,
  month: string,
  { now = Date.now(), batch = BATCH, afterBatch = () => {} }: CloseOptions = {},
): Promise<CloseRow | null> {
  const end = startOfMonth(month) + 32 * 24 * 60 * 60 * 1000
  const until = startOfMonth(new Date(end).toISOString())
  if (now < until) return null
  const closed = await withAdvisoryLock(payload, 'royalty close', async () => {
    let close = await inTransaction(payload, (transaction) => openClose(transaction, { month, until }))
    const step = async (work: (close: CloseRow) => Promise<CloseRow>) => {
      close = await work(close)
      afterBatch()
    }
    while (close.state === 'pricing')
      await step((open) =>
        inTransaction(payload, async (transaction) => {
          const priced = await priceBatch(transaction, open, { until, limit: batch })
          return priced ?? beginPosting(transaction, open, now)
        }),
      )
    while (close.state === 'posting')
      await step((open) =>
        inTransaction(payload, async (transaction) => {
          const posted = await postBatch(transaction, open, batch)
          return posted ?? finishClose(transaction, open, now)
        }),
      )
    return close
  })
  return closed ?? null
}
