import { fragment, type PayloadRequest, run } from '#cms/operations/database.ts'
import type { Plan as PlanRow } from '#cms/payload-types.ts'

/**
 * Keeps a version of each price that changed, in the transaction that changes it. Versions are never edited: a
 * subscription refers to the version that it was bought with, so that a new price applies to new subscriptions only.
 * An operation that moves a running subscription to another version first sends its notice.
 */
export async function recordPrices(req: PayloadRequest, offers: PlanRow['offers']): Promise<void> {
  for (const offer of offers) {
    const { planId, currency, monthAmount, yearAmount, monthSeatAmount, yearSeatAmount } = offer
    const prices = [currency, monthAmount, yearAmount, monthSeatAmount, yearSeatAmount].map((x) => x ?? null)
    await run(
      req,
      fragment`
        insert into plan_prices (plan_id, currency, month_amount, year_amount, month_seat_amount, year_seat_amount)
        select ${planId}::integer, wanted.* from
          (select ${prices[0]}::varchar as currency, ${prices[1]}::bigint as month_amount, ${prices[2]}::bigint as year_amount,
            ${prices[3]}::bigint as month_seat_amount, ${prices[4]}::bigint as year_seat_amount) wanted
        where wanted is distinct from (
          select row(p.currency, p.month_amount, p.year_amount, p.month_seat_amount, p.year_seat_amount)
          from plan_prices p where p.plan_id = ${planId}::integer order by p.id desc limit 1)`,
    )
  }
}
