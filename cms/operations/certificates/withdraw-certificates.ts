import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { RevocationReason } from '#domain/contract/certificates.ts'

/**
 * Withdraws the certificates of a payment, in the transaction that books its refund or dispute. The payment
 * must be locked, so that no certificate is issued on it at the same time.
 */
export async function withdrawCertificates(
  transaction: Transaction,
  payment: string,
  reason: RevocationReason,
): Promise<void> {
  await transaction(fragment`
    update certificates set revoked_at = now(), revocation = ${reason}
     where payment_id = ${payment}::uuid and revoked_at is null`)
}

/** Makes them valid again after a refund that failed or a dispute that was won. */
export async function restoreCertificates(
  transaction: Transaction,
  payment: string,
  reason: RevocationReason,
): Promise<void> {
  await transaction(fragment`
    update certificates set revoked_at = null, revocation = null
     where payment_id = ${payment}::uuid and revocation = ${reason}`)
}
