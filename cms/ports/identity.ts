/** What Google says about somebody. */
export interface GoogleIdentity {
  /** Google's own id of the person; it never changes, the address may. */
  readonly googleId: string
  readonly email: string
  readonly emailVerified: boolean
  /** Google runs the mailbox of the address, so that what it says about it is final. */
  readonly runsMailbox: boolean
  readonly firstName: string | null
  readonly lastName: string | null
}

/** Tells genuine credentials of Google, made for this site, from all others. */
export interface IdentityVerifier {
  /** @returns null for a credential that is forged, ended or for another site */
  verify(credential: string): Promise<GoogleIdentity | null>
}
