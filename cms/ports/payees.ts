import type { Transaction } from '#cms/operations/database.ts'
import type { Payee } from '#domain/payees/payee.ts'
import type { PayoutTarget } from '#domain/payouts/target.ts'

/** What cashouts need of the identity, the tax forms and the payout methods of contributors. */
export interface Payees {
  payeeOf(transaction: Transaction, contributor: number): Promise<Payee>
  /** Where a method pays to, decrypted; null for a method that was removed. */
  payoutTargetOf(transaction: Transaction, methodId: string): Promise<PayoutTarget | null>
}
