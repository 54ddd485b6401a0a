import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Subject } from '#cms/operations/payments/purchase.ts'
import type { Gateway } from '#domain/contract/checkout.ts'

/** Whether a payment or a paid refund of a gateway is not recorded here. */
export async function isNewRecord(
  payload: Payload,
  gateway: Gateway,
  { kind, id }: Subject,
): Promise<boolean> {
  const rows = await run(
    payload,
    kind === 'payment'
      ? fragment`select 1 from payments where gateway = ${gateway} and gateway_id = ${id}`
      : fragment`
          select 1 from refunds r join payments p on p.id = r.payment_id
           where p.gateway = ${gateway} and r.gateway_id = ${id} and r.state = 'paid'`,
  )
  return rows.length === 0
}
