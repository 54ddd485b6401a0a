import { inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import type { Refusal, Result } from '#domain/errors/catalogue.ts'

/** Runs `work` in one transaction: a refusal rolls back what was written before it. */
export function inDecidedTransaction<T>(
  payload: Payload,
  work: (transaction: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  return inTransaction<Result<T>>(payload, async (transaction) => {
    const result = await work(transaction)
    if (!result.ok) throw new Refused(result)
    return result
  }).catch((error: unknown) => {
    if (error instanceof Refused) return error.refusal
    throw error
  })
}

class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
