import type { BuyerAccount } from '#cms/operations/checkout/read-buyer.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import type { Gateway } from '#domain/contract/checkout.ts'

/** The gateway's customer of a user; null before the first checkout. */
export async function findCustomer(payload: Payload, gateway: Gateway, user: string): Promise<string | null> {
  const [row] = await run<{ gateway_id: Column<'gateway_customers.gateway_id'> }>(
    payload,
    fragment`select gateway_id from gateway_customers where gateway = ${gateway} and user_id = ${user}`,
  )
  return row?.gateway_id ?? null
}

/** The same, made where there is none. Two requests at once get one customer, by the key of the call. */
export async function customerOf(
  payload: Payload,
  gateway: PaymentGateway,
  { id, email, name }: BuyerAccount,
): Promise<string> {
  const known = await findCustomer(payload, gateway.code, id)
  if (known !== null) return known
  const made = await gateway.createCustomer({ email, name, holder: id, idempotencyKey: `customer:${id}` })
  await run(
    payload,
    fragment`
      insert into gateway_customers (gateway, gateway_id, user_id) values (${gateway.code}, ${made}, ${id})
      on conflict do nothing`,
  )
  return (await findCustomer(payload, gateway.code, id)) ?? made
}
