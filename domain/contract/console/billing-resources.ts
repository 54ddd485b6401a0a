import { GATEWAYS } from '#domain/contract/checkout.ts'
import { ORDER_STATES, type OrderState } from '#domain/orders/states.ts'
import { REFUND_REASONS } from '#domain/payments/refunds.ts'
import { BILLING_PERIODS } from '#domain/plans/plan.ts'
import { SUBSCRIPTION_STATE_CODES } from '#domain/subscriptions/states.ts'
import { REFUND_STATES, WEBHOOK_STATES } from './billing.ts'

const ORDER_STATE_CODES = Object.keys(ORDER_STATES) as readonly OrderState[]
const UUID_ID = { kind: 'uuid' } as const
const ID = { kind: 'number', sorts: true } as const
const SORTED_MOMENT = { kind: 'moment', sorts: true } as const
const MONEY = { kind: 'money' } as const
const GATEWAY = { kind: 'code', values: GATEWAYS } as const

/** Who holds a record: a user, or a team; the address is that of the holder. */
const HOLDER = {
  customer_email: { kind: 'text' },
  customer: { kind: 'text', refers: 'customers' },
  team: { kind: 'uuid', refers: 'customer-teams' },
} as const

/** The resources of the billing desk. Amounts are in the currency of their row. */
export const BILLING_RESOURCES = {
  customers: {
    readers: { command: 'customer.read' },
    fields: {
      id: { kind: 'text' },
      email: { kind: 'text', sorts: true },
      name: { kind: 'text', sorts: true },
      plan: { kind: 'text' },
      has_paid: { kind: 'flag' },
      teams: { kind: 'number' },
      verified: { kind: 'flag' },
      created_at: SORTED_MOMENT,
      login_at: SORTED_MOMENT,
    },
    searched: ['email', 'name', 'id'],
    sortedBy: { field: 'created_at', order: 'DESC' },
  },
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
      order: { kind: 'uuid', refers: 'orders' },
      subscription: { kind: 'uuid', refers: 'subscriptions' },
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
  subscriptions: {
    readers: { command: 'customer.read' },
    fields: {
      id: UUID_ID,
      plan: { kind: 'text' },
      ...HOLDER,
      subscription_state: { kind: 'code', values: SUBSCRIPTION_STATE_CODES },
      renews: { kind: 'flag' },
      period: { kind: 'code', values: BILLING_PERIODS },
      seats: { kind: 'number' },
      price: MONEY,
      currency: { kind: 'text' },
      gateway: GATEWAY,
      gateway_id: { kind: 'text' },
      order: { kind: 'uuid', refers: 'orders' },
      paid_until: { kind: 'moment' },
      created_at: SORTED_MOMENT,
      ended_at: { kind: 'moment' },
    },
    searched: ['plan', 'customer_email', 'gateway_id'],
    sortedBy: { field: 'created_at', order: 'DESC' },
  },
  orders: {
    readers: { command: 'customer.read' },
    fields: {
      id: UUID_ID,
      bought: { kind: 'text' },
      ...HOLDER,
      buyer_email: { kind: 'text' },
      order_state: { kind: 'code', values: ORDER_STATE_CODES },
      subtotal: MONEY,
      discount: MONEY,
      tax: MONEY,
      total: MONEY,
      currency: { kind: 'text' },
      country: { kind: 'text' },
      gateway: GATEWAY,
      reason: { kind: 'text' },
      created_at: SORTED_MOMENT,
      paid_at: { kind: 'moment' },
    },
    searched: ['customer_email', 'buyer_email', 'bought'],
    sortedBy: { field: 'created_at', order: 'DESC' },
  },
  invoices: {
    readers: { command: 'customer.read' },
    fields: {
      id: UUID_ID,
      number: { kind: 'text' },
      invoice_kind: { kind: 'code', values: ['invoice', 'credit-note'] },
      ...HOLDER,
      subtotal: MONEY,
      tax: MONEY,
      total: MONEY,
      currency: { kind: 'text' },
      seller: { kind: 'text' },
      payment: { kind: 'uuid', refers: 'payments' },
      refund: { kind: 'uuid', refers: 'refunds' },
      issued_at: SORTED_MOMENT,
    },
    searched: ['number', 'customer_email'],
    sortedBy: { field: 'issued_at', order: 'DESC' },
  },
  'customer-teams': {
    readers: { command: 'customer.read' },
    fields: {
      id: UUID_ID,
      name: { kind: 'text' },
      email: { kind: 'text' },
      owner_email: { kind: 'text' },
      owner: { kind: 'text', refers: 'customers' },
      seats: { kind: 'number' },
      members: { kind: 'number' },
      invitations: { kind: 'number' },
      created_at: SORTED_MOMENT,
    },
    searched: ['name', 'email', 'owner_email'],
    sortedBy: { field: 'created_at', order: 'DESC' },
  },
  'payment-differences': {
    readers: { command: 'ledger.read' },
    fields: {
      id: ID,
      gateway: GATEWAY,
      object: { kind: 'text' },
      difference_kind: { kind: 'code', values: ['payment-missing', 'refund-missing'] },
      difference_state: { kind: 'code', values: ['open', 'repaired', 'resolved'] },
      detail: { kind: 'text' },
      found_at: { kind: 'moment' },
      repaired_at: { kind: 'moment' },
      resolved_at: { kind: 'moment' },
      resolved_by: { kind: 'text' },
      resolution: { kind: 'text' },
    },
    searched: ['object', 'detail'],
    sortedBy: { field: 'id', order: 'DESC' },
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
