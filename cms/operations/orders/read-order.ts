import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { readShownLines } from '#cms/operations/orders/read-shown-lines.ts'
import { type PaymentServices, settle } from '#cms/operations/payments/settle.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import { GatewayRefused, GatewayUnavailable } from '#cms/ports/payment-gateway.ts'
import type { Order } from '#domain/contract/orders.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

export type ReadOrderRow = Columns<
  'orders',
  | 'id'
  | 'state'
  | 'currency'
  | 'total'
  | 'gateway'
  | 'gateway_checkout_id'
  | 'return_path'
  | 'created_at'
  | 'paid_at'
> & { readonly subscription: Column<'subscriptions.id'> | null } & Record<string, unknown>

/** Of `orders o` and its `subscriptions s`. */
export const ORDER_COLUMNS = fragment`o.id, o.state, o.currency, o.total, o.gateway, o.gateway_checkout_id, o.return_path,
  o.created_at, o.paid_at, s.id as subscription`

export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * An order of its buyer. One that is pending asks the gateway first, so that it is paid here as soon as it is paid there,
 * with or without a webhook; while the gateway does not answer, it stays pending.
 */
export async function readOrder(
  services: PaymentServices,
  { user, order: id }: { readonly user: string; readonly order: string },
): Promise<Result<Order>> {
  const { payload, gateways } = services
  if (!UUID.test(id)) return refuse('not-found')
  let row = await find(payload, user, id)
  if (row === null) return refuse('not-found')
  const gateway = row.gateway === null ? undefined : gateways[row.gateway]
  if (row.state === 'pending' && row.gateway_checkout_id !== null && gateway !== undefined) {
    if (!(await withinLimit(payload, 'order-account', user))) return refuse('too-many-attempts')
    try {
      await settle(services, { gateway, subject: null, order: id })
    } catch (error) {
      if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error
      payload.logger.warn(`the pending order ${id} could not be settled: ${error.message}`)
    }
    row = (await find(payload, user, id)) ?? row
  }
  return accept(await orderOf(payload, row))
}

async function find(payload: Payload, user: string, id: string): Promise<ReadOrderRow | null> {
  const [row] = await run<ReadOrderRow>(
    payload,
    fragment`
      select ${ORDER_COLUMNS}
        from orders o left join subscriptions s on s.order_id = o.id
       where o.id = ${id}::uuid and o.buyer_id = ${user}`,
  )
  return row ?? null
}

/** An order as its buyer sees it. */
export async function orderOf(payload: Payload, row: ReadOrderRow): Promise<Order> {
  const { currency } = row
  return {
    uuid: row.id,
    state: row.state,
    total: { amount: row.total, currency },
    lines: await readShownLines(payload, row),
    subscription_uuid: row.subscription,
    redirect: row.return_path,
    created_at: new Date(row.created_at).toISOString(),
    paid_at: row.paid_at === null ? null : new Date(row.paid_at).toISOString(),
  }
}
