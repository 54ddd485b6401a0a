import { z } from 'zod'
import type { Account } from '#domain/ledger/accounts.ts'
import type { TransactionKind } from '#domain/ledger/transaction.ts'
import type { Decimal } from './billing.ts'

export interface TrialBalanceAnswer {
  readonly lines: readonly {
    readonly account: Account
    readonly currency: string
    readonly debits: Decimal
    readonly credits: Decimal
  }[]
  /** The sums of each currency: the difference is zero in a sound ledger. */
  readonly sums: readonly {
    readonly currency: string
    readonly debits: Decimal
    readonly credits: Decimal
    readonly difference: Decimal
  }[]
}

/** What a new computation of the ledger found; empty for a sound one. */
export interface VerificationAnswer {
  readonly faults: readonly VerificationFault[]
}

export interface VerificationFault {
  readonly kind: 'unbalanced' | 'balance' | 'root'
  /** The currency, the account or the day. */
  readonly place: string
}

/** What the page of a transaction has beside its row. */
export interface TransactionDetail {
  readonly entries: readonly {
    /** The id of its account in the console. */
    readonly id: string
    readonly account: Account
    readonly holder: string | null
    /** Null on the other side. */
    readonly debit: Decimal | null
    readonly credit: Decimal | null
    readonly currency: string
  }[]
  /** The transaction that undoes this one. */
  readonly reversed_by: number | null
  readonly allowed_actions: readonly 'reverse'[]
}

/** `GET /api/console/ledger-accounts/:id/statement`: the entries before one, newest first. */
export const statementQuerySchema = z.strictObject({
  before: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .nullable()
    .default(null),
})
export const STATEMENT_LENGTH = 50

export interface Statement {
  readonly entries: readonly {
    readonly id: string
    readonly transaction: number
    readonly reference: string
    readonly kind: TransactionKind
    readonly posted_at: string
    /** Positive on the account's usual side. */
    readonly amount: Decimal
    /** After the entry. */
    readonly balance: Decimal
  }[]
  readonly next: string | null
}
