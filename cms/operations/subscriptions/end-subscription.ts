import { fragment, run } from '#cms/operations/database.ts'
import { type PaymentServices, settle } from '#cms/operations/payments/settle.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'

/**
 * Ends a subscription at its gateway, or turns its renewal off, and follows. Doing it again changes nothing.
 * @throws Error when the gateway is unavailable: the outbox repeats it
 */
export async function endSubscription(
  services: PaymentServices,
  id: string,
  when: 'now' | 'period-end',
): Promise<void> {
  const [row] = await run<
    Columns<'subscriptions', 'order_id' | 'gateway' | 'gateway_id' | 'version'> & Record<string, unknown>
  >(
    services.payload,
    fragment`select order_id, gateway, gateway_id, version from subscriptions where id = ${id}::uuid`,
  )
  if (row === undefined || row.gateway === null || row.gateway_id === null) return
  const gateway = services.gateways[row.gateway]
  if (gateway === undefined) throw new Error(`${row.gateway} is not configured`)
  const seen = await gateway.readSubscription(row.gateway_id)
  if (seen === null || seen.status === 'ended') return
  if (when === 'now') await gateway.endSubscription(row.gateway_id)
  else if (!seen.cancelAtPeriodEnd)
    await gateway.setRenewal({
      subscription: row.gateway_id,
      renews: false,
      idempotencyKey: renewalKey(id, row.version, false),
    })
  await settle(services, { gateway, subject: null, order: row.order_id })
}

/** Of one change of a renewal: a later one, after the subscription changed, has another key. */
export function renewalKey(id: string, version: number, renews: boolean): string {
  return `subscription:${id}:renewal:${version}:${renews ? 'on' : 'off'}`
}
