import { BATCH_STATES, CASHOUT_STATE_CODES } from '#domain/cashouts/states.ts'
import { PAYOUT_METHODS } from '#domain/payees/payee.ts'

const SORTED_MOMENT = { kind: 'moment', sorts: true } as const
const MONEY = { kind: 'money' } as const
const METHOD = { kind: 'code', values: PAYOUT_METHODS } as const

/** Cashouts of contributors and the batches in which they are sent. Payout methods are masked. */
export const CASHOUT_RESOURCES = {
  cashouts: {
    readers: { command: 'cashout.approve' },
    fields: {
      id: { kind: 'uuid' },
      contributor_name: { kind: 'text' },
      contributor: { kind: 'number', refers: 'contributors' },
      amount: MONEY,
      us_source: MONEY,
      withheld: MONEY,
      fee: MONEY,
      payable: MONEY,
      currency: { kind: 'text' },
      cashout_state: { kind: 'code', values: CASHOUT_STATE_CODES },
      is_held: { kind: 'flag' },
      is_unclaimed: { kind: 'flag' },
      cashout_method: METHOD,
      paid_to: { kind: 'text' },
      first_approver: { kind: 'text' },
      approver: { kind: 'text' },
      reason: { kind: 'text' },
      payout_reference: { kind: 'text' },
      batch: { kind: 'uuid', refers: 'payout-batches' },
      created_at: SORTED_MOMENT,
      sent_at: { kind: 'moment' },
      settled_at: { kind: 'moment' },
    },
    searched: ['contributor_name', 'payout_reference'],
    sortedBy: { field: 'created_at', order: 'DESC' },
  },
  'payout-batches': {
    readers: { command: 'cashout.approve' },
    fields: {
      id: { kind: 'uuid' },
      cashout_method: METHOD,
      batch_state: { kind: 'code', values: BATCH_STATES },
      cashouts: { kind: 'number' },
      open_cashouts: { kind: 'number' },
      failed_cashouts: { kind: 'number' },
      payable: MONEY,
      currency: { kind: 'text' },
      payout_reference: { kind: 'text' },
      last_error: { kind: 'text' },
      formed_by: { kind: 'text' },
      created_at: SORTED_MOMENT,
      sent_at: { kind: 'moment' },
      settled_at: { kind: 'moment' },
    },
    searched: ['payout_reference'],
    sortedBy: { field: 'created_at', order: 'DESC' },
  },
} as const
