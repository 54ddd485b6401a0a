import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/**
 * The order that paid for a download, by a purchase or by the plan of that day; null for one that nothing was paid for. Its
 * payment is locked against refunds until the transaction ends. A withdrawn download is refused.
 */
export async function lockOrderOf(
  transaction: Transaction,
  download: number,
): Promise<Result<string | null>> {
  const [paid] = await transaction<{ order: Column<'payments.order_id'> }>(fragment`
    select p.order_id as "order" from payments p where p.id = (
      select q.id from downloads d
        join downloads o on o.id = coalesce(d.licensed_by, d.id)
        join payments q on case when o.grant_id is null
          then q.subscription_id = o.subscription_id and q.paid_at <= o.created_at
          else q.order_id = (select g.order_id from asset_grants g where g.id = o.grant_id) end
       where d.id = ${download} order by q.paid_at desc limit 1) for share`)
  // A statement of its own: it sees what a refund committed while the lock was waited for.
  const [row] = await transaction<{ withdrawn: Computed<boolean> }>(fragment`
    select d.withdrawn_by is not null as withdrawn from downloads d where d.id = ${download}`)
  return row?.withdrawn ? refuse('certificate-withdrawn') : accept(paid?.order ?? null)
}
