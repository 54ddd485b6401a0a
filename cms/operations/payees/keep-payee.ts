import { fragment, type Payload, type Transaction } from '#cms/operations/database.ts'
import { readPaymentDetails } from './read-details.ts'

/** The payment details of an account in its export: masked, since the file leaves the site. */
export async function exportPaymentDetails(payload: Payload, user: string): Promise<object> {
  const { gaps: _gaps, offered: _offered, ...stated } = await readPaymentDetails(payload, user, new Date())
  return stated
}

/**
 * Removes payout methods, documents and what was never accepted with the account. Verified identities and approved tax forms
 * stay encrypted: the law asks for them for as long as the payments that they were signed for.
 */
export async function erasePayee(transaction: Transaction, user: string): Promise<void> {
  const own = fragment`payee_id in (select id from payees where user_id = ${user})`
  await transaction(fragment`delete from payout_methods where ${own}`)
  await transaction(fragment`delete from payee_identities where ${own} and state <> 'verified'`)
  await transaction(fragment`delete from tax_forms where ${own} and state <> 'approved'`)
  await transaction(fragment`
    delete from payees p where p.user_id = ${user}
      and not exists (select from payee_identities where payee_id = p.id)
      and not exists (select from tax_forms where payee_id = p.id)`)
}
