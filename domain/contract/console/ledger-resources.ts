import { ACCOUNT_CODES } from '#domain/ledger/accounts.ts'
import { TRANSACTION_KINDS } from '#domain/ledger/transaction.ts'

const LEDGER_READERS = { command: 'ledger.read' } as const
const SORTED_MOMENT = { kind: 'moment', sorts: true } as const

/** The resources of the ledger. The balance of an account is positive on its usual side. */
export const LEDGER_RESOURCES = {
  'ledger-accounts': {
    readers: LEDGER_READERS,
    fields: {
      /** `account:holder:currency`. */
      id: { kind: 'text', sorts: true },
      account: { kind: 'code', values: ACCOUNT_CODES },
      holder: { kind: 'text' },
      balance: { kind: 'money' },
      currency: { kind: 'text' },
    },
    searched: ['holder', 'id'],
    sortedBy: { field: 'id', order: 'ASC' },
  },
  'ledger-transactions': {
    readers: LEDGER_READERS,
    fields: {
      id: { kind: 'number', sorts: true },
      reference: { kind: 'text' },
      posting_kind: { kind: 'code', values: TRANSACTION_KINDS },
      posted_at: SORTED_MOMENT,
      reverses: { kind: 'number', refers: 'ledger-transactions' },
      actor_email: { kind: 'text' },
      reason: { kind: 'text' },
    },
    searched: ['reference', 'reason'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
  'ledger-days': {
    readers: LEDGER_READERS,
    fields: {
      /** The day in UTC, as `2026-11-25`. */
      id: { kind: 'text', sorts: true },
      transactions: { kind: 'number' },
      root: { kind: 'text' },
      previous_root: { kind: 'text' },
      closed_at: { kind: 'moment' },
    },
    searched: ['id', 'root'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
} as const
