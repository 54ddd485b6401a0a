import { type Payload, sql } from '#cms/operations/database.ts'
import type { InvoiceDocument } from '#domain/contract/transactions.ts'

const PARTY = { name: 'Ada', lines: [], email: null, country: null, tax_id: null }
const DOCUMENT: InvoiceDocument = {
  seller: PARTY,
  buyer: PARTY,
  lines: [{ title: 'Individual', quantity: 1, amount: '1999', period: null }],
  tax_country: null,
  taxes: [],
  reverse_charge: null,
  gateway: 'stripe',
  corrects: null,
}

/** A paid order of a user with its invoice, as far as reading needs it. @returns the id of the invoice */
export async function insertInvoice(payload: Payload, user: string): Promise<string> {
  const [row] = await sql<{ id: string }>(payload)`
    with bought as (
      insert into orders (buyer_id, user_id, purchase, state, currency, subtotal, total, gateway, idempotency_key,
        fingerprint, paid_at)
      values (${user}, ${user}, 'plan', 'paid', 'USD', 1999, 1999, 'stripe', gen_random_uuid()::text, 'none', now())
      returning id),
    paid as (
      insert into payments (order_id, user_id, gateway, gateway_id, currency, amount, paid_at)
      select id, ${user}, 'stripe', 'ch_' || id, 'USD', 1999, now() from bought returning id)
    insert into invoices (seller, kind, year, sequence, number, payment_id, user_id, currency, subtotal, tax, total, document)
    select 'tests', 'invoice', 2026, n.next, 'T-' || n.next, paid.id, ${user}, 'USD', 1999, 0, 1999,
      ${JSON.stringify(DOCUMENT)}::jsonb
      from paid, (select coalesce(max(sequence), 0) + 1 as next from invoices where seller = 'tests') n
    returning id`
  if (row === undefined) throw new Error('the invoice was not inserted')
  return row.id
}
