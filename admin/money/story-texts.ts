import type { StoryEntry, StoryKind } from '#domain/contract/console/customers.ts'

/** The field whose values the state of an entry is one of. */
const FIELDS: Partial<Record<StoryKind, string>> = {
  order: 'order_state',
  subscription: 'subscription_event',
  payment: 'dispute',
  refund: 'refund_state',
  invoice: 'invoice_kind',
  team: 'team_role',
  mail: 'mail_state',
  webhook: 'webhook_state',
}

/** The message of an entry's state; null where the state is no code of ours, such as a file format. */
export function stateKey({ kind, state }: Pick<StoryEntry, 'kind' | 'state'>): string | null {
  const field = FIELDS[kind]
  return field === undefined || state === null ? null : `console.values.${field}.${state}`
}
