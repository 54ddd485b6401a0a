import { GATEWAYS } from '#domain/contract/checkout.ts'
import { REFUND_REASONS } from '#domain/payments/refunds.ts'
import { REFUND_STATES, WEBHOOK_STATES } from './billing.ts'

const UUID_ID = { kind: 'uuid' } as const
const ID = { kind: 'number', sorts: true } as const
const SORTED_MOMENT = { kind: 'moment', sorts: true } as const
const MONEY = { kind: 'money' } as const
const GATEWAY = { kind: 'code', values: GATEWAYS } as const

/** Who holds a record: a user, or a team; the address is that of the holder. */
const HOLDER = {
  customer_email: { kind: 'text' },
  customer: { kind: 'text' },
  team: { kind: 'uuid' },
} as const

/** The resources of the billing desk. Amounts are in the currency of their row. */
export const BILLING_RESOURCES = {
  payments: {
    readers: { command: 'customer.read' },
    fields: {
      id: UUID_ID,
      ...HOLDER,
      amount: MONEY,
      tax: MONEY,
      refunded: MONEY,
      fee: MONEY,
      currency: { kind: 'text' },
      gateway: GATEWAY,
      gateway_id: { kind: 'text' },
      dispute: { kind: 'code', values: ['open', 'won', 'lost'] },
      order: { kind: 'uuid' },
      subscription: { kind: 'uuid' },
      paid_at: SORTED_MOMENT,
      period_end: { kind: 'moment' },
    },
    searched: ['customer_email', 'gateway_id'],
    sortedBy: { field: 'paid_at', order: 'DESC' },
  },
  refunds: {
    readers: { command: 'customer.read' },
    fields: {
      id: UUID_ID,
      ...HOLDER,
      amount: MONEY,
      currency: { kind: 'text' },
      refund_state: { kind: 'code', values: REFUND_STATES },
      refund_reason: { kind: 'code', values: REFUND_REASONS },
      automatic: { kind: 'flag' },
      note: { kind: 'text' },
      actor_email: { kind: 'text' },
      gateway: GATEWAY,
      gateway_id: { kind: 'text' },
      payment: { kind: 'uuid', refers: 'payments' },
      created_at: SORTED_MOMENT,
      settled_at: { kind: 'moment' },
    },
    searched: ['customer_email', 'note', 'gateway_id'],
    sortedBy: { field: 'created_at', order: 'DESC' },
  },
  webhooks: {
    readers: { command: 'webhook.read' },
    fields: {
      id: ID,
      gateway: GATEWAY,
      event_type: { kind: 'text' },
      webhook_state: { kind: 'code', values: WEBHOOK_STATES },
      reason: { kind: 'text' },
      attempts: { kind: 'number' },
      event: { kind: 'text' },
      object: { kind: 'text' },
      received_at: SORTED_MOMENT,
      settled_at: { kind: 'moment' },
    },
    searched: ['event_type', 'event', 'object', 'reason'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
} as const
