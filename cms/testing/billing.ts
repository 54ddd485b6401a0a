import { type Payload, sql } from '#cms/operations/database.ts'

interface TestPayment {
  readonly amount?: number
  readonly currency?: string
  /** When it was paid: long ago, it is refunded by staff alone. */
  readonly daysAgo?: number
}

/** A paid order of a user with its payment, as far as the console shows them. @returns the id of the payment */
export async function insertPayment(
  payload: Payload,
  user: string,
  { amount = 1999, currency = 'USD', daysAgo = 0 }: TestPayment = {},
): Promise<string> {
  const [row] = await sql<{ id: string }>(payload)`
    with bought as (
      insert into orders (buyer_id, user_id, purchase, state, currency, subtotal, total, gateway, idempotency_key,
        fingerprint, paid_at)
      values (${user}, ${user}, 'cart', 'paid', ${currency}, ${amount}, ${amount}, 'stripe', gen_random_uuid()::text,
        'none', now() - make_interval(days => ${daysAgo}::int))
      returning id, paid_at)
    insert into payments (order_id, user_id, gateway, gateway_id, gateway_intent_id, currency, amount, paid_at)
    select id, ${user}, 'stripe', 'in_' || id, 'pi_' || id, ${currency}, ${amount}, paid_at from bought returning id`
  if (row === undefined) throw new Error('the payment was not inserted')
  return row.id
}

/** An event of a gateway that waits for staff. @returns its id */
export async function insertWaitingWebhook(payload: Payload): Promise<number> {
  const [row] = await sql<{ id: string }>(payload)`
    insert into webhook_events (gateway, event_id, type, object_id, body, state, attempts, reason)
    values ('stripe', 'evt_' || gen_random_uuid(), 'invoice.paid', 'in_1', '{}', 'waiting', 3, 'The order has another total')
    returning id`
  return Number(row?.id)
}

/** Three records of each resource of the billing desk. */
export async function insertBillingRecords(payload: Payload, user: string): Promise<void> {
  for (const daysAgo of [0, 3, 40]) {
    const payment = await insertPayment(payload, user, { daysAgo, amount: 1000 + daysAgo })
    await sql(payload)`
      insert into refunds (payment_id, amount, reason, actor_id, note, created_at)
      values (${payment}::uuid, 500, 'window-ended', ${user}, 'Kind', now() - make_interval(days => ${daysAgo}::int))`
    await insertWaitingWebhook(payload)
  }
}
