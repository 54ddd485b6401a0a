import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import { plainTexts } from '#cms/operations/binary-arrays.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { OPEN_PAYMENTS, openUntil } from '#cms/operations/royalties/close-row.ts'
import { addPool, emptyLines, readPoolSources } from '#cms/operations/royalties/pool-lines.ts'
import { monthsOf, type ReceivedRow, readReceived } from '#cms/operations/royalties/received-payment.ts'
import { sumLines } from '#cms/operations/royalties/sum-lines.ts'
import type { Column } from '#cms/operations/schema/columns.ts'

const BATCH = 500
const FIRST_PAYMENT = '00000000-0000-0000-0000-000000000000'

/**
 * Measures once a day what the billing months that are not closed would pay each contributor with the downloads until now,
 * and replaces the measures of the day before. Later downloads of a subscriber make each earlier one worth less.
 */
export async function measurePreviews(payload: Payload, now = Date.now()): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10)
  await withAdvisoryLock(payload, 'royalty previews', () =>
    inTransaction(payload, async (transaction) => {
      const known = await transaction(
        fragment`select 1 from royalty_previews where measured_on = ${day}::date limit 1`,
      )
      if (known.length > 0) return
      await transaction(fragment`delete from royalty_previews`)
      for (let after: string | null = FIRST_PAYMENT; after !== null; )
        after = await measureBatch(transaction, { now, day, after })
    }),
  )
}

interface Measuring {
  readonly now: number
  readonly day: string
  readonly after: string
}

async function measureBatch(
  transaction: Transaction,
  { now, day, after }: Measuring,
): Promise<string | null> {
  const open = await transaction<{ id: Column<'payments.id'> }>(fragment`
    select p.id from ${OPEN_PAYMENTS} where ${openUntil(now)} and o.payment_id > ${after}::uuid
     order by o.payment_id limit ${BATCH}`)
  const rows = await readReceived(transaction, plainTexts(open.map(({ id }) => id)))
  const pools = rows.flatMap((row) => openPoolsOf(row, now))
  const sources = await readPoolSources(transaction, pools)
  const lines = emptyLines(pools.length, sources.pooled.items.length)
  for (const [place, { net }] of pools.entries()) addPool(lines, sources, place, net)
  const sums = sumLines(
    lines,
    pools.map(({ currency }) => currency),
  )
  await transaction(fragment`
    insert into royalty_previews as r (contributor_id, currency, measured_on, downloads, amount)
    select n.contributor, n.currency, ${day}::date, n.lines, n.amount
      from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb)
        as n (contributor int, currency text, lines int, amount bigint)
    on conflict (measured_on, contributor_id, currency) do update
      set downloads = r.downloads + excluded.downloads, amount = r.amount + excluded.amount`)
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
}

/** The billing months of a payment that have begun and are not closed, until now. */
function openPoolsOf(row: ReceivedRow, now: number) {
  const { subscription_id: subscription, currency, closed_months: closed } = row
  if (subscription === null) return []
  return monthsOf(row)
    .filter(({ position, start }) => position >= closed && start < now)
    .map(({ start, end, net }) => ({ subscription, start, end: Math.min(end, now), currency, net }))
}
