import type { CertificateState, PaymentRevocation, RevocationReason } from '#domain/contract/certificates.ts'

/** A time in milliseconds since 1970; null for what did not happen. */
type When = number | null

/** What was done to a certificate: by its payment, and by staff. Neither changes what the other did. */
export interface Withdrawals {
  readonly revokedAt: When
  readonly revocation: PaymentRevocation | null
  readonly withdrawnAt: When
}

/** The state of a certificate that exists: valid, or revoked since the earlier of the two. */
export function certificateState({ revokedAt, revocation, withdrawnAt }: Withdrawals): CertificateState {
  if (withdrawnAt !== null && (revokedAt === null || withdrawnAt <= revokedAt))
    return revoked(withdrawnAt, 'staff')
  return revokedAt === null || revocation === null ? { state: 'valid' } : revoked(revokedAt, revocation)
}

function revoked(at: number, reason: RevocationReason): CertificateState {
  return { state: 'revoked', at: new Date(at).toISOString(), reason }
}

export const CERTIFICATE_ACTIONS = ['revoke', 'reinstate'] as const
export type CertificateAction = (typeof CERTIFICATE_ACTIONS)[number]

/** What staff can do: only what staff withdrew can be reinstated; a payment gives back its own. */
export function certificateActions({
  withdrawnAt,
}: Pick<Withdrawals, 'withdrawnAt'>): readonly [CertificateAction] {
  return [withdrawnAt === null ? 'revoke' : 'reinstate']
}
