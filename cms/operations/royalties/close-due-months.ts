import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { closeMonth } from '#cms/operations/royalties/close-month.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { CLOSE_DELAY_DAYS } from '#domain/royalties/rule.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { monthOf, startOfMonth } from '#domain/time/months.ts'

/** Closes each month that ended a day ago or earlier and is not closed, oldest first, and continues interrupted closes. */
export async function closeDueMonths(payload: Payload, now = Date.now()): Promise<void> {
  const [row] = await run<{ first: Computed<string | null> }>(
    payload,
    fragment`
    select to_char(coalesce(
      (select min(month) from royalty_closes where state <> 'closed'),
      (select max(month) + interval '1 month' from royalty_closes),
      (select min(p.period_start) at time zone 'UTC' from payments p where p.subscription_id is not null)), 'YYYY-MM') as first`,
  )
  if (!row?.first) return
  const last = monthOf(now - CLOSE_DELAY_DAYS * DAY_MS, -1)
  for (let month = row.first; month <= last; month = monthOf(startOfMonth(month), 1))
    if ((await closeMonth(payload, month, { now })) === null) return
}
