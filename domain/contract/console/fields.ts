import { GATEWAYS } from '#domain/contract/checkout.ts'

/** Fields that many resources have. */
export const UUID_ID = { kind: 'uuid' } as const
export const ID = { kind: 'number', sorts: true } as const
export const SORTED_MOMENT = { kind: 'moment', sorts: true } as const
export const MONEY = { kind: 'money' } as const
export const GATEWAY = { kind: 'code', values: GATEWAYS } as const

/** Who holds a record: a user, or a team; the address is that of the holder. */
export const HOLDER = {
  customer_email: { kind: 'text' },
  customer: { kind: 'text', refers: 'customers' },
  team: { kind: 'uuid', refers: 'customer-teams' },
} as const
