import { inTransaction, type Payload } from '#cms/operations/database.ts'
import { lockOrder, moveOrder, readLines, touchOrder } from '#cms/operations/orders/order-row.ts'
import { startSubscription } from '#cms/operations/subscriptions/start-subscription.ts'
import { periodAfter } from '#domain/subscriptions/period.ts'

/** Fulfils an order over nothing: a subscription for one period, which does not renew. Doing it again changes nothing. */
export async function fulfilFreeOrder(payload: Payload, id: string): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const order = await lockOrder(transaction, id)
    if (order === undefined || order.state !== 'pending' || order.total !== '0') return
    const [line] = await readLines(transaction, id)
    if (line?.period == null) throw new Error(`the order ${id} has no plan`)
    const start = Date.now()
    const end = periodAfter(start, line.period)
    await moveOrder(transaction, { id, from: 'pending', to: 'paid' })
    await startSubscription(transaction, {
      order,
      line,
      gateway: null,
      state: 'active',
      period: { start, end },
      paidUntil: end,
      cancelAtPeriodEnd: true,
    })
    await touchOrder(transaction, id)
  })
}
