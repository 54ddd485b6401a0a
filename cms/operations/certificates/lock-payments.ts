import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { PaidWith } from '#domain/certificates/decide.ts'

/**
 * The payments that paid for a download, locked against refunds until the transaction ends: of the plan that it counted
 * against, of the plan of an earlier download of the same work, and of purchases of the work before it.
 */
export async function lockPayments(transaction: Transaction, download: number): Promise<readonly PaidWith[]> {
  await transaction(fragment`
    select p.id from payments p where p.id in (select c.id from ${paymentsOf(download)} c) order by p.id for share`)
  // A statement of its own: it sees what a refund committed while the lock was waited for.
  return transaction<Row>(fragment`
    select p.id as payment, p.order_id as "order",
      (coalesce(p.dispute in ('open', 'lost'), false) or p.amount <= (
        select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state = 'paid')) as "isTakenBack"
      from ${paymentsOf(download)} c join payments p on p.id = c.id order by c.rank, p.paid_at, p.id`)
}

type Row = PaidWith & Record<string, unknown> & { readonly isTakenBack: Computed<boolean> }

/** The ids of the payments with a rank: the plan of the download itself is first. */
function paymentsOf(download: number): SQL {
  return fragment`(
    select q.id, min(q.rank) as rank from (
      select p.id, case when x.id = d.id then 0 else 2 end as rank
        from downloads d
        join downloads x on x.item_id = d.item_id and x.created_at <= d.created_at and x.subscription_id is not null
          and (x.team_id = d.team_id or (x.team_id is null and x.user_id = d.user_id))
        cross join lateral (
          select p.id from payments p
           where p.subscription_id = x.subscription_id and coalesce(p.period_start, p.paid_at) <= x.created_at
           order by p.paid_at desc limit 1) p
       where d.id = ${download}
      union all
      select p.id, 1 as rank
        from downloads d
        join items i on i.id = d.item_id
        join asset_grants g on (g.user_id = d.user_id or g.team_id = d.team_id) and g.granted_at <= d.created_at
          and case g.form
            when 'item' then g.asset_id = i.id
            when 'pack' then g.asset_id = i.pack_id
            else exists (select 1 from bundles_rels r
              where r.parent_id = g.asset_id and r.path = 'packs' and r.packs_id = i.pack_id) end
        join payments p on p.order_id = g.order_id
       where d.id = ${download}) q
    group by q.id)`
}
