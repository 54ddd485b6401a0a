import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import { fragment, inTransaction, type Payload, run, type Transaction } from '#cms/operations/database.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import { repricePools } from '#cms/operations/royalties/reprice-pools.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { WHOLE_SHARE } from '#domain/royalties/rule.ts'

interface Missing extends Record<string, unknown> {
  readonly rule: Column<'royalty_rules.id'>
  readonly close: Column<'royalty_closes.id'>
}

/**
 * Computes what the closed months of the last year would have paid under each version that is not in force yet, drafts
 * included, beside what they paid: one month in one transaction. Neither sum includes later reversals.
 */
export async function computeForecasts(payload: Payload, now = Date.now()): Promise<void> {
  await withAdvisoryLock(payload, 'royalty forecasts', async () => {
    for (const missing of await findMissing(payload, now))
      await inTransaction(payload, (transaction) => computeMonth(transaction, missing))
  })
}

function findMissing(payload: Payload, now: number): Promise<readonly Missing[]> {
  return run<Missing>(
    payload,
    fragment`
    select r.id as rule, c.id as close from royalty_rules r cross join royalty_closes c
     where (r.in_force_from is null or r.in_force_from > ${momentOrNull(now)}) and c.state = 'closed'
       and c.month >= (date_trunc('month', ${momentOrNull(now)} at time zone 'UTC') - interval '12 months')::date
       and not exists (select from royalty_forecast_runs f where f.rule_id = r.id and f.close_id = c.id)
     order by r.id, c.month desc`,
  )
}

async function computeMonth(transaction: Transaction, { rule, close }: Missing): Promise<void> {
  // A draft that is discarded meanwhile needs none.
  const kept = await transaction(fragment`select 1 from royalty_rules where id = ${rule} for key share`)
  if (kept.length === 0) return
  const pools = await repricePools(transaction, { rule, close })
  await transaction(fragment`
    insert into royalty_forecasts (rule_id, close_id, contributor_id, currency, paid, forecast)
    select ${rule}, ${close}, contributor_id, currency, sum(paid), sum(amount) from (
      select n.contributor as contributor_id, n.currency::char(3) as currency, n.paid, n.amount
        from jsonb_to_recordset(${JSON.stringify(pools)}::jsonb)
          as n (contributor int, currency text, paid bigint, amount bigint)
      union all
      select l.contributor_id, l.currency, l.amount, div(l.base::numeric * coalesce((
            select x.sale_share from jsonb_to_recordset(r.exceptions) as x (contributor int, sale_share int)
             where x.contributor = l.contributor_id), r.sale_share), ${WHOLE_SHARE})::bigint
        from royalty_closes c join royalty_rules r on r.id = ${rule}
        join royalty_single_lines l on l.kind = 'sale' and l.accrued_at >= c.month::timestamp at time zone 'UTC'
          and l.accrued_at < (c.month + interval '1 month') at time zone 'UTC'
       where c.id = ${close}) lines
     group by contributor_id, currency having sum(paid) > 0 or sum(amount) > 0`)
  await transaction(fragment`
    insert into royalty_forecast_runs (rule_id, close_id) values (${rule}, ${close})`)
}
