import { inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import {
  lockOrder,
  moveOrder,
  type OrderLine,
  type OrderRow,
  readLines,
  touchOrder,
} from '#cms/operations/orders/order-row.ts'
import { grantAssets } from '#cms/operations/payments/asset-grants.ts'
import { startSubscription } from '#cms/operations/subscriptions/start-subscription.ts'
import { periodAfter } from '#domain/subscriptions/period.ts'

/** Fulfils an order over nothing: assets, or a subscription for one period, which does not renew. Doing it again changes nothing. */
export async function fulfilFreeOrder(payload: Payload, id: string): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const order = await lockOrder(transaction, id)
    if (order === undefined || order.state !== 'pending' || order.total !== '0') return
    const lines = await readLines(transaction, id)
    await moveOrder(transaction, { id, from: 'pending', to: 'paid' })
    await grantAssets(transaction, order, lines)
    const line = lines.find(({ form }) => form === 'plan')
    if (line !== undefined) await startFree(transaction, order, line)
    await touchOrder(transaction, id)
  })
}

async function startFree(transaction: Transaction, order: OrderRow, line: OrderLine): Promise<void> {
  if (line.period === null) throw new Error(`the plan of the order ${order.id} has no period`)
  const start = Date.now()
  const end = periodAfter(start, line.period)
  await startSubscription(transaction, {
    order,
    line,
    gateway: null,
    state: 'active',
    period: { start, end },
    paidUntil: end,
    cancelAtPeriodEnd: true,
  })
}
