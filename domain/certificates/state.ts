import type { CertificateState, RevocationReason } from '#domain/contract/certificates.ts'

/** Whether a certificate has been withdrawn, and why; the time is milliseconds since 1970. */
export interface Revocation {
  readonly at: number
  readonly reason: RevocationReason
}

/** The state of a certificate that exists. */
export function certificateState(revocation: Revocation | null): CertificateState {
  if (revocation === null) return { state: 'valid' }
  return { state: 'revoked', at: new Date(revocation.at).toISOString(), reason: revocation.reason }
}
