import { OAuth2Client, type TokenPayload } from 'google-auth-library'
import type { GoogleIdentity, IdentityVerifier } from '#cms/ports/identity.ts'

interface Site {
  /** The id that Google gave this site; a credential for any other is none. */
  readonly clientId: string
  /** Where the keys of the issuer are published; Google's own unless given. */
  readonly certsUrl?: string | undefined
}

/** Credentials of Google's sign-in, checked against its published keys. */
export function googleIdentities({ clientId, certsUrl }: Site): IdentityVerifier {
  const endpoints = certsUrl === undefined ? {} : { oauth2FederatedSignonPemCertsUrl: certsUrl }
  const client = new OAuth2Client({ clientId, endpoints })
  return {
    async verify(credential) {
      try {
        const ticket = await client.verifyIdToken({ idToken: credential, audience: clientId })
        return identityOf(ticket.getPayload())
      } catch {
        return null
      }
    },
  }
}

function identityOf(claims: TokenPayload | undefined): GoogleIdentity | null {
  if (claims?.email === undefined) return null
  return {
    googleId: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true,
    runsMailbox: claims.hd !== undefined || claims.email.toLowerCase().endsWith('@gmail.com'),
    firstName: claims.given_name ?? null,
    lastName: claims.family_name ?? null,
  }
}
