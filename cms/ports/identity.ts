/** What Google states about a user. */
export interface GoogleIdentity {
  /** Google's id of the user; it never changes, unlike the address. */
  readonly googleId: string
  readonly email: string
  readonly emailVerified: boolean
  /** Google hosts the mailbox, so that its statement about the address is authoritative. */
  readonly runsMailbox: boolean
  readonly firstName: string | null
  readonly lastName: string | null
}

/** Verifies that a credential was issued by Google for this site. */
export interface IdentityVerifier {
  /** @returns null for a credential that is forged, expired or issued for another site */
  verify(credential: string): Promise<GoogleIdentity | null>
}
