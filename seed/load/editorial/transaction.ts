import type { Payload } from '#cms/operations/database.ts'

/** The part of a request that Payload's operations need to join one transaction. */
export interface TransactionOnly {
  transactionID: string | number
}

/** Runs `work` in one transaction of Payload; an error rolls it back. */
export async function inPayloadTransaction(
  payload: Payload,
  work: (req: TransactionOnly) => Promise<void>,
): Promise<void> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('the database does not do transactions')
  try {
    await work({ transactionID })
    await payload.db.commitTransaction(transactionID)
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
