import { TAKEDOWN_STATE_CODES, TAKEDOWN_STATES } from '#domain/takedown/states.ts'
import type { ConsoleResource } from './resources.ts'

interface WaitingRow {
  readonly resource: ConsoleResource
  /** The filter of its list, by field; the rows that it matches wait for a decision of staff. */
  readonly filter: Readonly<Record<string, readonly string[]>>
}

/** What waits for decisions of staff, in the order of the home page: deadlines first, then money, then people. */
export const WAITING = [
  { resource: 'disputes', filter: { dispute: ['open'], answer_state: ['due', 'late'] } },
  {
    resource: 'takedowns',
    filter: { case_state: TAKEDOWN_STATE_CODES.filter((state) => TAKEDOWN_STATES[state].open) },
  },
  { resource: 'cashouts', filter: { cashout_state: ['requested'] } },
  { resource: 'affiliate-payouts', filter: { payout_state: ['requested'] } },
  { resource: 'payees', filter: { identity_state: ['pending'] } },
  { resource: 'payment-differences', filter: { difference_state: ['open'] } },
  { resource: 'webhooks', filter: { webhook_state: ['waiting'] } },
  { resource: 'signals', filter: { signal_state: ['open'] } },
  { resource: 'reports', filter: { report_state: ['open'] } },
  { resource: 'profile-claims', filter: { state: ['open', 'proved'] } },
  { resource: 'role-requests', filter: { outcome: ['waiting'] } },
] as const satisfies readonly WaitingRow[]
