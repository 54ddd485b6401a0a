import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { PaymentRow } from '#cms/operations/payments/payment-row.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { PaymentRevocation } from '#domain/contract/certificates.ts'

/**
 * Takes back what a payment bought while it is wholly refunded, disputed or charged back, and gives it again otherwise: the
 * grants of its order, the licences of what was downloaded by them or by the subscription in the paid period, and their
 * certificates (domain.md, "Licences"). Decided from the stored refunds and dispute, in whatever order they arrived.
 */
export async function followPayment(transaction: Transaction, payment: PaymentRow): Promise<void> {
  const [row] = await transaction<{ reason: Computed<PaymentRevocation | null> }>(fragment`
    select case when p.dispute in ('open', 'lost') then 'chargeback' when p.amount =
        (select sum(r.amount) from refunds r where r.payment_id = p.id and r.state = 'paid') then 'refund' end as reason
      from payments p where p.id = ${payment.id}::uuid`)
  const reason = row?.reason ?? null
  if (payment.subscription_id === null)
    await transaction(fragment`
      update asset_grants set revoked_at = case when ${reason !== null} then coalesce(revoked_at, present()) end
       where order_id = ${payment.order_id}::uuid`)
  if (reason === null) await giveBackLicences(transaction, payment)
  else await withdrawLicences(transaction, payment, reason)
}

async function withdrawLicences(
  transaction: Transaction,
  payment: PaymentRow,
  reason: PaymentRevocation,
): Promise<void> {
  await transaction(fragment`
    update downloads d set withdrawn_by = ${payment.id}::uuid
     where d.withdrawn_by is null and (${isPaidBy(payment)}
       or d.licensed_by in (select d.id from downloads d where ${isPaidBy(payment)}))`)
  await transaction(fragment`
    update certificates c set revoked_at = coalesce(c.revoked_at, present()), revocation = ${reason}
      from downloads d where d.id = c.download_id and d.withdrawn_by = ${payment.id}::uuid`)
}

async function giveBackLicences(transaction: Transaction, { id }: PaymentRow): Promise<void> {
  await transaction(fragment`
    update certificates c set revoked_at = null, revocation = null
      from downloads d where d.id = c.download_id and d.withdrawn_by = ${id}::uuid`)
  await transaction(fragment`update downloads set withdrawn_by = null where withdrawn_by = ${id}::uuid`)
}

/** The rows of `downloads d` that a payment paid for. */
export function isPaidBy(payment: PaymentRow): SQL {
  const { subscription_id: subscription, order_id: order, paid_at: paidAt, period_end: periodEnd } = payment
  if (subscription === null)
    return fragment`d.grant_id in (select g.id from asset_grants g where g.order_id = ${order}::uuid)`
  const within = periodEnd === null ? fragment`true` : fragment`d.created_at < ${timestamp(periodEnd)}`
  return fragment`(d.subscription_id = ${subscription}::uuid and d.created_at >= ${timestamp(paidAt)} and ${within})`
}

function timestamp(milliseconds: number): SQL {
  return fragment`${new Date(milliseconds).toISOString()}::timestamptz`
}
