import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { readTaxes } from '#cms/operations/tax/stored-taxes.ts'
import type { Gateway } from '#domain/contract/checkout.ts'
import type { EarnedPayment } from '#domain/payments/posted-payment.ts'

/** Times are milliseconds since 1970. */
export interface PaymentRow
  extends Record<string, unknown>,
    Columns<
      'payments',
      | 'id'
      | 'order_id'
      | 'subscription_id'
      | 'user_id'
      | 'team_id'
      | 'gateway'
      | 'gateway_id'
      | 'gateway_intent_id'
      | 'currency'
      | 'amount'
      | 'tax'
      | 'jurisdiction'
      | 'reverse_charge'
      | 'refunded'
      | 'recognised'
      | 'released'
      | 'dispute'
    > {
  readonly tax_lines: Cast<'payments.tax_lines', unknown>
  /** What its paid refunds gave back. */
  readonly given_back: Computed<string>
  readonly given_taxes: Computed<unknown>
  readonly paid_at: Cast<'payments.paid_at', number>
  readonly period_start: Cast<'payments.period_start', number | null>
  readonly period_end: Cast<'payments.period_end', number | null>
}

export const PAYMENT_COLUMNS = fragment`p.id, p.order_id, p.subscription_id, p.user_id, p.team_id, p.gateway,
  p.gateway_id, p.gateway_intent_id, p.currency, p.amount, p.tax, p.jurisdiction, p.reverse_charge, p.tax_lines, p.refunded,
  p.recognised, p.released, p.dispute,
  (select coalesce(sum(r.amount), 0)::text from refunds r where r.payment_id = p.id and r.state = 'paid') as given_back,
  (select coalesce(jsonb_agg(r.tax_lines), '[]') from refunds r where r.payment_id = p.id and r.state = 'paid')
    as given_taxes, (extract(epoch from p.paid_at) * 1000)::float8 as paid_at,
  (extract(epoch from p.period_start) * 1000)::float8 as period_start,
  (extract(epoch from p.period_end) * 1000)::float8 as period_end`

/** A payment of a locked order, by the intent that refunds and disputes name. */
export async function findPaymentOfIntent(
  transaction: Transaction,
  gateway: Gateway,
  intent: string,
): Promise<PaymentRow | null> {
  const [row] = await transaction<PaymentRow>(fragment`
    select ${PAYMENT_COLUMNS} from payments p
     where p.gateway = ${gateway} and p.gateway_intent_id = ${intent} for update`)
  return row ?? null
}

/** The payment as the ledger sees it. */
export function earnedOf(row: PaymentRow): EarnedPayment {
  return {
    gateway: row.gateway,
    gatewayId: row.gateway_id,
    currency: row.currency,
    amount: BigInt(row.amount),
    taxes: readTaxes(row.tax_lines),
    isDeferred: row.subscription_id !== null,
    recognised: BigInt(row.recognised),
    released: BigInt(row.released),
    givenBack: {
      amount: BigInt(row.given_back),
      taxes: readTaxes((row.given_taxes as readonly unknown[]).flat()),
    },
  }
}
