import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import { inTransaction, type Payload } from '#cms/operations/database.ts'
import { type CloseRow, finishClose, openClose } from '#cms/operations/royalties/close-row.ts'
import { beginPosting, postBatch } from '#cms/operations/royalties/post-earnings.ts'
import { priceBatch } from '#cms/operations/royalties/price-batch.ts'
import { type ReadAhead, readAhead } from '#cms/operations/royalties/read-ahead.ts'
import { startOfMonth } from '#domain/time/months.ts'

interface CloseOptions {
  /** When it takes place; the seed closes months of the past. Milliseconds since 1970. */
  readonly now?: number
  /** Payments, and later earnings, in one transaction. */
  readonly batch?: number
  /** Called after each transaction; whatever it throws interrupts the close. */
  readonly afterBatch?: () => void
}

/** Large enough that a block has tens of lines, and small enough that the downloads of a batch need little memory. */
const BATCH = 8_000

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
  const closing = { until, now, batch, afterBatch }
  const closed = await withAdvisoryLock(payload, 'royalty close', async () => {
    let close = await inTransaction(payload, (transaction) => openClose(transaction, { month, until }))
    if (close.state === 'pricing') close = await price(payload, close, closing)
    while (close.state === 'posting') {
      const open = close
      close = await inTransaction(payload, async (transaction) => {
        const posted = await postBatch(transaction, open, batch)
        return posted ?? finishClose(transaction, open, now)
      })
      afterBatch()
    }
    return close
  })
  return closed ?? null
}

interface Closing extends Required<CloseOptions> {
  readonly until: number
}

/** Prices one batch after the other. A second connection reads what the next one needs meanwhile. */
function price(
  payload: Payload,
  opened: CloseRow,
  { until, now, batch, afterBatch }: Closing,
): Promise<CloseRow> {
  return inTransaction(payload, async (reader) => {
    const ahead = (reading: Promise<ReadAhead>) => {
      // An error is thrown where it is awaited; it may happen before.
      reading.catch(() => {})
      return reading
    }
    const read = (after: string, limit = batch) => readAhead(reader, { after, until, limit })
    let close = opened
    // Nothing is written while the first batch is read, so that it is a smaller one.
    let limit = Math.ceil(batch / 4)
    let next = ahead(read(close.after_payment, limit))
    try {
      while (close.state === 'pricing') {
        const open = close
        const known = next
        next = ahead(known.then((one) => (one.last === null ? one : read(one.last))))
        close = await inTransaction(payload, async (transaction) => {
          const priced = await priceBatch(transaction, open, { until, limit, ahead: known })
          return priced ?? beginPosting(transaction, open, now)
        })
        limit = batch
        afterBatch()
        // Payments that came or went meanwhile moved the next batch.
        if ((await known).last === close.after_payment || close.state !== 'pricing') continue
        await next
        next = ahead(read(close.after_payment))
      }
      return close
    } finally {
      await next.catch(() => {})
    }
  })
}
