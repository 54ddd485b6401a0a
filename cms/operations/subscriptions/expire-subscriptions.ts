import { fragment, inTransaction, run } from '#cms/operations/database.ts'
import { lockOrder, touchOrder } from '#cms/operations/orders/order-row.ts'
import { mailOfChange } from '#cms/operations/payments/payment-mails.ts'
import { type PaymentServices, settle } from '#cms/operations/payments/settle.ts'
import { presentTime } from '#cms/operations/present.ts'
import {
  followedOf,
  readSubscriptionOf,
  SUBSCRIPTION_COLUMNS,
  type SubscriptionRow,
  writeSubscription,
} from '#cms/operations/subscriptions/subscription-row.ts'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { RENEWAL_GRACE_MS } from '#domain/subscriptions/access.ts'
import { changed } from '#domain/subscriptions/follow.ts'

const BATCH = 100

/**
 * Ends subscriptions whose paid period is over: those without a subscription at a gateway here, the others by what their gateway says. Their
 * access has ended by time already; this only makes their state agree.
 */
export async function expireSubscriptions(services: PaymentServices): Promise<void> {
  const { payload, gateways } = services
  const graceSeconds = RENEWAL_GRACE_MS / 1000
  const rows = await run<SubscriptionRow>(
    payload,
    fragment`
      select ${SUBSCRIPTION_COLUMNS} from subscriptions s where s.state in ('trialing', 'active', 'past-due')
        and s.paid_until + make_interval(secs => case when s.cancel_at_period_end then 0 else ${graceSeconds} end) <= present()
       order by s.paid_until limit ${BATCH}`,
  )
  for (const row of rows) {
    const gateway = row.gateway === null ? undefined : gateways[row.gateway]
    try {
      if (row.gateway_id === null) await expire(services, row)
      else if (gateway !== undefined) await end(services, gateway, row)
    } catch (error) {
      payload.logger.warn({ err: error, msg: `the subscription ${row.id} was not ended` })
    }
  }
}

/** A gateway that can only suspend a renewal does not end the subscription by itself. */
async function end(services: PaymentServices, gateway: PaymentGateway, row: SubscriptionRow): Promise<void> {
  if (row.cancel_at_period_end && row.gateway_id !== null) await gateway.endSubscription(row.gateway_id)
  await settle(services, { gateway, subject: null, order: row.order_id })
}

async function expire({ payload }: PaymentServices, { order_id: order }: SubscriptionRow): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const locked = await lockOrder(transaction, order)
    const row = await readSubscriptionOf(transaction, order)
    if (locked === undefined || row === null || row.paid_until > presentTime()) return
    const { subscription: after, changes } = changed(followedOf(row), 'expire')
    if (changes.length === 0) return
    const subscription = await writeSubscription(transaction, { row, after, changes })
    for (const { event } of changes) await mailOfChange(transaction, { order: locked, subscription, event })
    await touchOrder(transaction, order)
  })
}
