import { fragment, type SQL } from '#cms/operations/database.ts'
import type { BILLING_RESOURCES } from '#domain/contract/console/billing-resources.ts'
import { CURRENCIES, CURRENCY_EXPONENTS } from '#domain/money/currencies.ts'
import type { ConsoleTable } from './tables.ts'

type Resources = typeof BILLING_RESOURCES

/** An amount of minor units as a decimal number of major units. */
function majorUnits(amount: SQL, currency: SQL): SQL {
  const codes = (exponent: number) =>
    fragment.raw(
      CURRENCIES.filter((code) => CURRENCY_EXPONENTS[code] === exponent)
        .map((code) => `'${code}'`)
        .join(', '),
    )
  return fragment`case when ${currency} in (${codes(0)}) then ${amount}::numeric
    when ${currency} in (${codes(3)}) then round(${amount} / 1000.0, 3) else round(${amount} / 100.0, 2) end`
}

const HOLDER_JOIN = fragment`left join users u on u.id = r.user_id left join teams t on t.id = r.team_id`

const HOLDER = {
  customer_email: fragment`coalesce(u.email, t.email)`,
  customer: fragment`r.user_id`,
  team: fragment`r.team_id`,
} as const

export const BILLING_TABLES: {
  readonly [R in keyof Resources]: ConsoleTable<Extract<keyof Resources[R]['fields'], string>>
} = {
  payments: {
    from: fragment`payments r ${HOLDER_JOIN}`,
    columns: {
      id: fragment`r.id`,
      ...HOLDER,
      amount: majorUnits(fragment`r.amount`, fragment`r.currency`),
      tax: majorUnits(fragment`r.tax`, fragment`r.currency`),
      refunded: majorUnits(fragment`r.refunded`, fragment`r.currency`),
      fee: majorUnits(fragment`r.fee`, fragment`r.currency`),
      currency: fragment`r.currency`,
      gateway: fragment`r.gateway`,
      gateway_id: fragment`r.gateway_id`,
      dispute: fragment`r.dispute`,
      order: fragment`r.order_id`,
      subscription: fragment`r.subscription_id`,
      paid_at: fragment`r.paid_at`,
      period_end: fragment`r.period_end`,
    },
  },
  refunds: {
    from: fragment`refunds f join payments r on r.id = f.payment_id ${HOLDER_JOIN} left join users a on a.id = f.actor_id`,
    columns: {
      id: fragment`f.id`,
      ...HOLDER,
      amount: majorUnits(fragment`f.amount`, fragment`r.currency`),
      currency: fragment`r.currency`,
      refund_state: fragment`f.state`,
      refund_reason: fragment`f.reason`,
      automatic: fragment`f.automatic`,
      note: fragment`f.note`,
      actor_email: fragment`a.email`,
      gateway: fragment`r.gateway`,
      gateway_id: fragment`f.gateway_id`,
      payment: fragment`f.payment_id`,
      created_at: fragment`f.created_at`,
      settled_at: fragment`f.settled_at`,
    },
  },
  webhooks: {
    from: fragment`webhook_events e`,
    columns: {
      id: fragment`e.id`,
      gateway: fragment`e.gateway`,
      event_type: fragment`e.type`,
      webhook_state: fragment`e.state`,
      reason: fragment`e.reason`,
      attempts: fragment`e.attempts`,
      event: fragment`e.event_id`,
      object: fragment`e.object_id`,
      received_at: fragment`e.received_at`,
      settled_at: fragment`e.settled_at`,
    },
  },
}
