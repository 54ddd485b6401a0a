import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { type PaymentServices, settle } from '#cms/operations/payments/settle.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import type { PaymentGateway } from '#cms/ports/payment-gateway.ts'
import { ASK_AFTER_SECONDS } from '#domain/payments/settling.ts'

/** A pending order without a checkout, whose gateway never answered, ends after this time: it has no page to be paid on. */
const ABANDONED_HOURS = 24
/** Orders that are claimed at once, and how often in one round: an outage leaves many. */
const BATCH = 20
const BATCHES = 10

/** A gateway forgets checkouts that were not paid. One that it does not know after this time cannot be paid any more. */
const FORGOTTEN_HOURS = 24

type Due = Columns<'orders', 'id' | 'gateway'> & Record<string, unknown>

/**
 * Settles orders without an answer of their gateway for `ASK_AFTER_SECONDS`: a webhook may have been lost. Any number of
 * workers may run it, each order is claimed by one. @returns how many were asked about
 */
export async function settlePending(services: PaymentServices): Promise<number> {
  const { payload } = services
  await run(
    payload,
    fragment`
      update orders set state = 'expired', reason = 'no checkout was opened', version = version + 1
       where state = 'pending' and gateway_checkout_id is null and gateway is not null
         and created_at < now() - make_interval(hours => ${ABANDONED_HOURS})`,
  )
  let asked = 0
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const count = await settleBatch(services)
    asked += count
    if (count < BATCH) break
  }
  return asked
}

async function settleBatch(services: PaymentServices): Promise<number> {
  const { payload, gateways } = services
  const due = await run<Due>(
    payload,
    fragment`
      update orders set asked_at = now() where id in (
        select id from orders where state = 'pending' and gateway_checkout_id is not null
          and coalesce(asked_at, created_at) < now() - make_interval(secs => ${ASK_AFTER_SECONDS})
         order by coalesce(asked_at, created_at) limit ${BATCH} for update skip locked)
      returning id, gateway`,
  )
  for (const { id, gateway: code } of due) {
    const gateway = code === null ? undefined : gateways[code]
    if (gateway === undefined) continue
    try {
      const { outcome } = await settle(services, { gateway, subject: null, order: id })
      if (outcome === 'unchanged') await closeUnknown(payload, gateway, id)
    } catch (error) {
      payload.logger.warn({ err: error, msg: `the pending order ${id} was not settled` })
    }
  }
  return due.length
}

/** Ends a pending order whose checkout the gateway does not know any more: it has no page to be paid on either. */
async function closeUnknown(payload: Payload, gateway: PaymentGateway, order: string): Promise<void> {
  const [old] = await run<Columns<'orders', 'gateway_checkout_id' | 'version'> & Record<string, unknown>>(
    payload,
    fragment`
      select gateway_checkout_id, version from orders where id = ${order}::uuid and state = 'pending'
        and created_at < now() - make_interval(hours => ${FORGOTTEN_HOURS})`,
  )
  const checkout = old?.gateway_checkout_id ?? null
  if (old === undefined || checkout === null || (await gateway.readCheckout(checkout)) !== null) return
  await run(
    payload,
    fragment`
      update orders set state = 'expired', reason = 'the gateway does not know the checkout', version = version + 1
       where id = ${order}::uuid and state = 'pending' and version = ${old.version}`,
  )
}
