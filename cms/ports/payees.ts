import type { Transaction } from '#cms/operations/database.ts'
import type { Payee } from '#domain/payees/payee.ts'

/** What cashouts need of the identity, the tax forms and the payout methods of contributors. */
export interface Payees {
  payeeOf(transaction: Transaction, contributor: number): Promise<Payee>
  /** Where a method pays to, decrypted; null for a method that was removed. */
  payoutTargetOf(transaction: Transaction, methodId: string): Promise<PayoutTarget | null>
}

/** The details of a payout method, which no log and no list has. */
export type PayoutTarget = PaypalTarget | BankTarget | StripeTarget

export interface PaypalTarget {
  readonly kind: 'paypal'
  readonly email: string
}

/** An account with an IBAN, or with a bank code and a number in its country. */
export interface BankTarget {
  readonly kind: 'bank'
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly iban: string | null
  readonly bic: string | null
  readonly bankCode: string | null
  readonly accountNumber: string | null
}

export interface StripeTarget {
  readonly kind: 'stripe-connect'
  /** Such as `acct_1Q…`. */
  readonly account: string
}
