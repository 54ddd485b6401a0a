import { inTransaction, type Payload, sql } from '#cms/operations/database.ts'
import { post } from '#cms/operations/ledger/post.ts'
import { credit, debit } from '#domain/ledger/transaction.ts'
import { money } from '#domain/money/money.ts'
import { insertInvoice } from './invoices.ts'

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

/** An active subscription of a user for a month, without a gateway. @returns its id */
export async function insertSubscription(payload: Payload, user: string): Promise<string> {
  const [row] = await sql<{ id: string }>(payload)`
    with bought as (
      insert into orders (buyer_id, user_id, purchase, state, currency, subtotal, total, idempotency_key, fingerprint, paid_at)
      values (${user}, ${user}, 'plan', 'paid', 'USD', 0, 0, gen_random_uuid()::text, 'none', now()) returning id),
    line as (
      insert into order_lines (order_id, position, form, plan_id, plan_slug, plan_type, period, seats, trial_days, title,
        unit_price, amount)
      select id, 0, 'plan', 24, 'individual', 'personal', 'month', 1, 0, 'Individual', 0, 0 from bought)
    insert into subscriptions (order_id, user_id, plan_id, plan_slug, plan_type, title, period, seats, included_seats,
      currency, unit_price, state, period_start, period_end, paid_until)
    select id, ${user}, 24, 'individual', 'personal', 'Individual', 'month', 1, 1, 'USD', 1999, 'active', now(),
      now() + interval '1 month', now() + interval '1 month' from bought returning id`
  if (row === undefined) throw new Error('the subscription was not inserted')
  return row.id
}

/** A team of an owner, with an open invitation. @returns its id */
export async function insertTeam(payload: Payload, owner: string, name = 'Engines'): Promise<string> {
  const [row] = await sql<{ id: string }>(payload)`
    with made as (
      insert into teams (name, email, size, seats) values (${name}, 'office@example.com', 5, 5) returning id),
    owned as (insert into team_members (team_id, user_id, role) select id, ${owner}, 'owner' from made)
    insert into team_invitations (team_id, email, invited_by, expires_at)
    select id, 'new@example.com', ${owner}, now() + interval '7 days' from made returning team_id as id`
  if (row === undefined) throw new Error('the team was not inserted')
  return row.id
}

/** A payment of a gateway that could not be recorded here. @returns the id of the difference */
export async function insertDifference(payload: Payload): Promise<number> {
  const [row] = await sql<{ id: number }>(payload)`
    insert into payment_differences (gateway, object_id, kind, detail)
    values ('stripe', 'in_' || gen_random_uuid(), 'payment-missing', 'It belongs to no order') returning id`
  return row?.id ?? 0
}

/** An open dispute of a payment, to be answered within a week of now. @returns its id */
export async function insertDispute(payload: Payload, payment: string): Promise<string> {
  const [row] = await sql<{ id: string }>(payload)`
    insert into disputes (payment_id, gateway, gateway_id, reason, currency, amount, fee, answer_until)
    select id, gateway, 'du_' || id, 'fraudulent', currency, amount, 1500, now() + interval '7 days'
      from payments where id = ${payment}::uuid returning id`
  if (row === undefined) throw new Error('the dispute was not inserted')
  return row.id
}

/** A payout of an affiliate that was refused. */
async function insertPayout(payload: Payload, user: string, amount: number): Promise<void> {
  await sql(payload)`
    insert into affiliate_payouts (user_id, currency, amount, address, state, reason, settled_at)
    values (${user}, 'USD', ${amount}, 'ada@example.com', 'refused', 'Wrong address', now())`
}

/** A signal of unusual use of a user. */
async function insertSignal(payload: Payload, user: string, daysAgo: number): Promise<void> {
  await sql(payload)`
    insert into abuse_signals (kind, user_id, period, measured, threshold)
    values ('robot-rate', ${user}, current_date - ${daysAgo}::int, 151, 150)`
}

/** A batch, and a requested cashout of a separate contributor profile. */
async function insertCashout(payload: Payload, user: string, daysAgo: number): Promise<void> {
  await sql(payload)`
    insert into payout_batches (method, currency, reference, created_by, created_at)
    values ('bank', 'USD', ${`handed-in-${daysAgo}`}, ${user}, now() - make_interval(days => ${daysAgo}::int))`
  await sql(payload)`
    with profile as (
      insert into contributors (username, name, type, claimed, owner_id)
      values (${`payee-${daysAgo}-${user.slice(0, 8)}`}, 'Ada', 'person', true, ${user}) returning id)
    insert into cashouts (contributor_id, requested_by, request_key, currency, amount, us_source, withheld, fee,
      withheld_basis_points, tax_form, method, method_id, created_at)
    select id, ${user}, gen_random_uuid(), 'USD', ${20_000 + daysAgo}::int, 0, 0, 800, 0, 'W-9', 'bank', gen_random_uuid(),
      now() - make_interval(days => ${daysAgo}::int) from profile`
}

/** Three records of each resource of the billing desk and of the ledger. */
export async function insertBillingRecords(payload: Payload, user: string): Promise<void> {
  for (const daysAgo of [0, 3, 40]) {
    const payment = await insertPayment(payload, user, { daysAgo, amount: 1000 + daysAgo })
    await sql(payload)`
      insert into refunds (payment_id, amount, reason, actor_id, note, created_at)
      values (${payment}::uuid, 500, 'window-ended', ${user}, 'Kind', now() - make_interval(days => ${daysAgo}::int))`
    await insertDispute(payload, payment)
    await insertWaitingWebhook(payload)
    await insertDifference(payload)
    await insertSignal(payload, user, daysAgo)
    await sql(
      payload,
    )`insert into coupons (code, percent, note) values (${`AGE-${daysAgo}`}, 10, 'For tests')`
    await insertPayout(payload, user, 1000 + daysAgo)
    await insertCashout(payload, user, daysAgo)
    await insertSubscription(payload, user)
    await insertInvoice(payload, user)
    await insertTeam(payload, user, `Team ${daysAgo}`)
    await insertRoyalties(payload, daysAgo)
  }
  await insertLedger(payload)
}

/** A draft of the royalty rules, and a month that is being closed. */
async function insertRoyalties(payload: Payload, number: number): Promise<void> {
  await sql(payload)`
    insert into royalty_rules (pool_share, sale_share, api_share, weights, note)
    select pool_share, sale_share, api_share, weights, 'Draft' from royalty_rules where version = 1`
  await sql(payload)`
    insert into royalty_closes (month) values (make_date(${2000 + number}::int, 1, 1))`
}

/** Three postings, and three closed days before them. */
async function insertLedger(payload: Payload): Promise<void> {
  await inTransaction(payload, (transaction) =>
    post(
      transaction,
      [1, 2, 3].map((number) => ({
        reference: `received:${number}`,
        kind: 'payment',
        entries: [
          debit('gateway-clearing', money(number, 'USD'), 'stripe'),
          credit('platform-revenue', money(number, 'USD')),
        ],
      })),
    ),
  )
  for (const day of [1, 2, 3])
    await sql(payload)`
      insert into ledger_days (day, transactions, previous_root, root)
      values (make_date(2020, 1, ${day}::int), 0, ${`root ${day - 1}`}, ${`root ${day}`})`
}
