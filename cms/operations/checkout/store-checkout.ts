import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import type { OpenedCheckout } from '#cms/ports/payment-gateway.ts'

/** Stores where a pending order is paid. A repeated call of the gateway answers with the same checkout. */
export async function storeCheckout(
  payload: Payload,
  order: string,
  { id, url, expiresAt }: OpenedCheckout,
): Promise<void> {
  await run(
    payload,
    fragment`
      update orders set gateway_checkout_id = ${id}, checkout_url = ${url}, expires_at = ${momentOrNull(expiresAt)},
        version = version + 1
       where id = ${order}::uuid and checkout_url is null and (gateway_checkout_id is null or gateway_checkout_id = ${id})`,
  )
}

/** Ends a pending order that the gateway refused, for staff with its words. */
export async function failOrder(payload: Payload, order: string, reason: string): Promise<void> {
  await run(
    payload,
    fragment`
      update orders set state = 'failed', reason = left(${reason}, 500), version = version + 1
       where id = ${order}::uuid and state = 'pending'`,
  )
}
