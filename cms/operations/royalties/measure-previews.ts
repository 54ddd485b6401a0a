import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { closesPayments } from '#cms/operations/royalties/close-row.ts'
import { allocatedLines, pricedDownloads } from '#cms/operations/royalties/priced-lines.ts'
import { monthsOf, RECEIVED_COLUMNS, type ReceivedRow } from '#cms/operations/royalties/received-payment.ts'

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
  const rows = await transaction<ReceivedRow>(fragment`
    select ${RECEIVED_COLUMNS} from payments p where ${closesPayments(now)} and p.id > ${after}::uuid
     order by p.id limit ${BATCH}`)
  const pools = rows.flatMap((row) =>
    monthsOf(row)
      .filter(({ position, start }) => position >= row.closed_months && start < now)
      .map(({ position, start, end, net }) => ({
        pool_id: `${row.id} ${position}`,
        subscription_id: row.subscription_id,
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(Math.min(end, now)).toISOString(),
        currency: row.currency,
        net: net.toString(),
      })),
  )
  const given = fragment`(select * from jsonb_to_recordset(${JSON.stringify(pools)}::jsonb) as n (pool_id text,
    subscription_id uuid, starts_at timestamptz, ends_at timestamptz, currency text, net bigint))`
  await transaction(fragment`
    insert into royalty_previews as r (contributor_id, currency, measured_on, downloads, amount)
    select contributor_id, currency, ${day}::date, count(*), sum(amount) from (${allocatedLines(pricedDownloads(given))}) priced
     group by contributor_id, currency
    on conflict (measured_on, contributor_id, currency) do update
      set downloads = r.downloads + excluded.downloads, amount = r.amount + excluded.amount`)
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
}
