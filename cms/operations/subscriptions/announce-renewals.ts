import { fragment, inTransaction, type Payload, run } from '#cms/operations/database.ts'
import { queuePaymentMail } from '#cms/operations/payments/payment-mails.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { SUBSCRIPTION_COLUMNS, type SubscriptionRow } from '#cms/operations/subscriptions/subscription-row.ts'
import { money } from '#domain/money/money.ts'
import { dueNotice, RENEWAL_NOTICE_DAYS } from '#domain/subscriptions/renewal-notices.ts'

type Row = SubscriptionRow & { readonly buyer_id: Column<'orders.buyer_id'> }

/** Announces renewals by mail, each notice once for a period: its key names both. */
export async function announceRenewals(payload: Payload, now = Date.now()): Promise<void> {
  const [longest] = RENEWAL_NOTICE_DAYS
  const rows = await run<Row>(
    payload,
    fragment`
      select ${SUBSCRIPTION_COLUMNS}, o.buyer_id from subscriptions s join orders o on o.id = s.order_id
       where s.state in ('trialing', 'active') and not s.cancel_at_period_end and s.gateway is not null
         and s.period_end between ${new Date(now).toISOString()}::timestamptz
           and ${new Date(now).toISOString()}::timestamptz + make_interval(days => ${longest})`,
  )
  for (const row of rows) {
    const { id, buyer_id: buyer, title, currency, period_end: until } = row
    const days = dueNotice({ periodStart: row.period_start, periodEnd: until }, now)
    if (days === null) continue
    const extra = BigInt(row.seats - row.included_seats) * BigInt(row.seat_price ?? 0)
    const amount = money(BigInt(row.unit_price) + extra, currency)
    const key = `${id}:${until}:${days}`
    await inTransaction(payload, (transaction) =>
      queuePaymentMail(transaction, { template: 'renewal-notice', key, buyer, title, amount, until }),
    )
  }
}
