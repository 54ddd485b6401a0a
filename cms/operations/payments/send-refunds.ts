import { fragment, inTransaction, type Payload, run } from '#cms/operations/database.ts'
import { type PaymentServices, settle } from '#cms/operations/payments/settle.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import { GatewayRefused, GatewayUnavailable } from '#cms/ports/payment-gateway.ts'
import { money } from '#domain/money/money.ts'

type Request = Columns<'payments', 'order_id' | 'gateway' | 'gateway_intent_id' | 'currency'> & {
  readonly amount: Column<'refunds.amount'>
} & Record<string, unknown>

/** A requested refund asks its gateway again after this time. */
const ASK_AFTER_SECONDS = 60
const BATCH = 20

/** Sends requested refunds whose gateway was unavailable. */
export async function sendRefunds(services: PaymentServices): Promise<void> {
  const due = await run<{ id: Column<'refunds.id'> }>(
    services.payload,
    fragment`
      update refunds set asked_at = present() where id in (
        select id from refunds where state = 'requested'
          and coalesce(asked_at, created_at) < present() - make_interval(secs => ${ASK_AFTER_SECONDS})
         order by created_at limit ${BATCH} for update skip locked)
      returning id`,
  )
  for (const { id } of due) await sendRefund(services, id)
}

/**
 * Asks the gateway for a requested refund, with a key of its own, and applies the answer. While the gateway is
 * unavailable it stays requested; one that is refused has failed, and its amount can be refunded again.
 */
export async function sendRefund(services: PaymentServices, id: string): Promise<void> {
  const { payload, gateways } = services
  const [request] = await run<Request>(
    payload,
    fragment`
      select p.order_id, p.gateway, p.gateway_intent_id, p.currency, r.amount
        from refunds r join payments p on p.id = r.payment_id where r.id = ${id}::uuid and r.state = 'requested'`,
  )
  if (request === undefined) return
  const { order_id: order, gateway: code, gateway_intent_id: intent, amount, currency } = request
  const gateway = gateways[code]
  if (gateway === undefined) return
  try {
    if (intent === null) throw new GatewayRefused('the payment has no charge')
    const refund = await gateway.refund({
      intent,
      request: id,
      amount: money(BigInt(amount), currency),
      idempotencyKey: `refund:${id}`,
    })
    await settle(services, { gateway, subject: { kind: 'refund', id: refund.id }, order })
  } catch (error) {
    if (error instanceof GatewayRefused) return fail(payload, id, error.message)
    if (!(error instanceof GatewayUnavailable)) throw error
    payload.logger.warn(`the refund ${id} is sent again: ${error.message}`)
  }
}

async function fail(payload: Payload, id: string, reason: string): Promise<void> {
  payload.logger.warn(`the refund ${id} was refused: ${reason}`)
  await inTransaction(payload, async (transaction) => {
    await transaction(fragment`
      with failed as (
        update refunds set state = 'failed', settled_at = present(), note = coalesce(note || ' · ', '') || left(${reason}, 500)
         where id = ${id}::uuid and state = 'requested' returning payment_id, amount)
      update payments p set refunded = p.refunded - f.amount from failed f where p.id = f.payment_id`)
  })
}
