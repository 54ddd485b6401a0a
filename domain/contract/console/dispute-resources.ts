import { ANSWER_STATES } from '#domain/disputes/dispute.ts'
import { GATEWAY, HOLDER, MONEY, SORTED_MOMENT, UUID_ID } from './fields.ts'

/** Disputes of payments, with the time until which each has to be answered. */
export const DISPUTE_RESOURCES = {
  disputes: {
    readers: { command: 'dispute.read' },
    fields: {
      id: UUID_ID,
      ...HOLDER,
      amount: MONEY,
      fee: MONEY,
      currency: { kind: 'text' },
      dispute: { kind: 'code', values: ['open', 'won', 'lost'] },
      answer_state: { kind: 'code', values: ANSWER_STATES },
      dispute_reason: { kind: 'text' },
      gateway: GATEWAY,
      gateway_id: { kind: 'text' },
      payment: { kind: 'uuid', refers: 'payments' },
      answer_until: SORTED_MOMENT,
      opened_at: SORTED_MOMENT,
      answered_at: { kind: 'moment' },
      answered_by: { kind: 'text' },
      decided_at: { kind: 'moment' },
    },
    searched: ['customer_email', 'gateway_id'],
    sortedBy: { field: 'opened_at', order: 'DESC' },
  },
} as const
