import { RULE_STATES } from '#domain/royalties/rule.ts'

const SORTED_MOMENT = { kind: 'moment', sorts: true } as const
const NUMBER = { kind: 'number' } as const

const CLOSE_STATES = ['pricing', 'posting', 'closed'] as const

/** The resources of royalties. Shares are percentages. */
export const ROYALTY_RESOURCES = {
  'royalty-rules': {
    readers: { command: 'royalty-rule.publish' },
    fields: {
      id: { kind: 'number', sorts: true },
      version: NUMBER,
      rule_state: { kind: 'code', values: RULE_STATES },
      pool_share: NUMBER,
      sale_share: NUMBER,
      api_share: NUMBER,
      note: { kind: 'text' },
      in_force_from: { kind: 'moment' },
      published_at: { kind: 'moment' },
      created_at: { kind: 'moment' },
    },
    searched: ['note'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
  'royalty-closes': {
    readers: { command: 'month.close' },
    fields: {
      id: { kind: 'number', sorts: true },
      month: { kind: 'text' },
      close_state: { kind: 'code', values: CLOSE_STATES },
      priced_payments: NUMBER,
      payments: NUMBER,
      pools: NUMBER,
      unused_pools: NUMBER,
      lines: NUMBER,
      posted_earnings: NUMBER,
      earnings: NUMBER,
      started_at: SORTED_MOMENT,
      closed_at: { kind: 'moment' },
    },
    searched: ['month'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
} as const
