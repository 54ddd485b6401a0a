import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { isNewRecord } from '#cms/operations/payments/is-new-record.ts'
import type { Subject } from '#cms/operations/payments/purchase.ts'
import { type PaymentServices, settle } from '#cms/operations/payments/settle.ts'
import type { PaymentGateway, TimeRange } from '#cms/ports/payment-gateway.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** How far back each reconciliation looks: longer than a gateway repeats its webhooks. */
const DAYS = 4

type Kind = 'payment-missing' | 'refund-missing'

/**
 * Compares what each gateway took and gave back in the last days with what is recorded here. What is missing is settled,
 * as if its webhook had come; each difference is kept, with the time of its repair or without one, for staff.
 */
export async function reconcilePayments(services: PaymentServices, now = Date.now()): Promise<void> {
  const time = { from: now - DAYS * DAY_MS, to: now }
  for (const gateway of Object.values(services.gateways)) await reconcile(services, gateway, time)
}

async function reconcile(services: PaymentServices, gateway: PaymentGateway, time: TimeRange): Promise<void> {
  for await (const id of gateway.listPayments(time))
    await compare(services, gateway, { kind: 'payment', id }, 'payment-missing')
  for await (const { id, state } of gateway.listRefunds(time))
    if (state === 'paid') await compare(services, gateway, { kind: 'refund', id }, 'refund-missing')
}

async function compare(
  services: PaymentServices,
  gateway: PaymentGateway,
  subject: Subject,
  kind: Kind,
): Promise<void> {
  const { payload } = services
  if (!(await isNewRecord(payload, gateway.code, subject))) return
  let detail: string
  try {
    const settled = await settle(services, { gateway, subject, order: null })
    detail = settled.outcome === 'waiting' ? settled.reason : settled.outcome
  } catch (error) {
    detail = error instanceof Error ? error.message : String(error)
  }
  const isRepaired = !(await isNewRecord(payload, gateway.code, subject))
  if (!isRepaired) payload.logger.warn(`${gateway.code}: ${kind} ${subject.id}: ${detail}`)
  await recordDifference(payload, { gateway: gateway.code, object: subject.id, kind, detail, isRepaired })
}

interface Difference {
  readonly gateway: PaymentGateway['code']
  readonly object: string
  readonly kind: Kind
  readonly detail: string
  readonly isRepaired: boolean
}

async function recordDifference(payload: Payload, difference: Difference): Promise<void> {
  const { gateway, object, kind, detail, isRepaired } = difference
  await run(
    payload,
    fragment`
      insert into payment_differences as d (gateway, object_id, kind, detail, repaired_at)
      values (${gateway}, ${object}, ${kind}, left(${detail}, 500), case when ${isRepaired} then now() end)
      on conflict (gateway, object_id, kind) do update
        set detail = excluded.detail, repaired_at = coalesce(d.repaired_at, excluded.repaired_at)`,
  )
}
