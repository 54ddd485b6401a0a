import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { readBuyer } from '#cms/operations/checkout/read-buyer.ts'
import { fragment, run, transactionOf } from '#cms/operations/database.ts'
import { readLines } from '#cms/operations/orders/order-row.ts'
import { readOrder, UUID } from '#cms/operations/orders/read-order.ts'
import { answered } from '#cms/operations/payments/answered.ts'
import { type PaymentServices, settle } from '#cms/operations/payments/settle.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { readSiteName } from '#cms/operations/site/read-sender.ts'
import type { InlineCheckout, PaymentGateway } from '#cms/ports/payment-gateway.ts'
import type { Order } from '#domain/contract/orders.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface OwnOrder {
  readonly user: string
  readonly order: string
}

/** The script that opens the gateway's window for a pending order of the user. */
export async function readCheckoutScript(services: PaymentServices, own: OwnOrder): Promise<Result<string>> {
  const found = await findInline(services, own)
  if (!found.ok) return found
  const { inline, checkout, state } = found.value
  if (state !== 'pending') return refuse('checkout-closed')
  const { payload } = services
  const buyer = await readBuyer(payload, own.user)
  const [line] = await readLines(transactionOf(payload), own.order)
  if (buyer === null || line === undefined) return refuse('not-found')
  const { order } = own
  return accept(
    inline.script({
      checkout,
      order,
      siteName: await readSiteName(payload),
      title: line.title,
      email: buyer.email,
    }),
  )
}

/**
 * Settles an order whose payment the gateway's window announced: its proof must be that of the checkout stored here. What
 * was paid is then fetched from the gateway, as after a webhook.
 */
export async function confirmInlinePayment(
  services: PaymentServices,
  { payment, signature, ...own }: OwnOrder & { readonly payment: string; readonly signature: string },
): Promise<Result<Order>> {
  const found = await findInline(services, own)
  if (!found.ok) return found
  const { gateway, inline, checkout } = found.value
  if (!inline.verify({ checkout, payment, signature })) return refuse('payment-unverified')
  return answered(async () => {
    await settle(services, { gateway, subject: { kind: 'payment', id: payment }, order: own.order })
    return readOrder(services, own)
  })
}

interface FoundInline {
  readonly gateway: PaymentGateway
  readonly inline: InlineCheckout
  readonly checkout: string
  readonly state: Columns<'orders', 'state'>['state']
}

async function findInline(
  services: PaymentServices,
  { user, order }: OwnOrder,
): Promise<Result<FoundInline>> {
  const { payload, gateways } = services
  if (!UUID.test(order)) return refuse('not-found')
  const [row] = await run<
    Columns<'orders', 'state' | 'gateway' | 'gateway_checkout_id'> & Record<string, unknown>
  >(
    payload,
    fragment`
      select state, gateway, gateway_checkout_id from orders where id = ${order}::uuid and buyer_id = ${user}`,
  )
  if (row === undefined) return refuse('not-found')
  const gateway = row.gateway === null ? undefined : gateways[row.gateway]
  const { gateway_checkout_id: checkout, state } = row
  if (gateway?.inline === undefined || checkout === null) return refuse('checkout-closed')
  if (!(await withinLimit(payload, 'order-account', user))) return refuse('too-many-attempts')
  return accept({ gateway, inline: gateway.inline, checkout, state })
}
