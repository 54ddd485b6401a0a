import { fragment, type Transaction } from '#cms/operations/database.ts'

/** Closes a sent batch none of whose cashouts is processing any more. */
export async function settleBatch(transaction: Transaction, batch: string): Promise<void> {
  await transaction(fragment`
    update payout_batches b set state = 'settled', settled_at = present()
     where b.id = ${batch}::uuid and b.state = 'sent'
       and not exists (select from cashouts c where c.batch_id = b.id and c.state = 'processing')`)
}
