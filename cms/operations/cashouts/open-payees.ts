import type { Transaction } from '#cms/operations/database.ts'
import type { Payees } from '#cms/ports/payees.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import { type StatedTarget, targetOf } from '#domain/payouts/target.ts'

/** The operations that read what contributors stated about their payment. */
export interface PayeeOperations extends Pick<Payees, 'payeeOf'> {
  openPayoutMethod(transaction: Transaction, id: string): Promise<Result<StatedTarget>>
}

/** What cashouts need of them. */
export function openPayees({ payeeOf, openPayoutMethod }: PayeeOperations): Payees {
  return {
    payeeOf,
    payoutTargetOf: async (transaction, method) => {
      const stated = await openPayoutMethod(transaction, method)
      return stated.ok ? targetOf(stated.value) : null
    },
  }
}
