import { OAuth2Client, type TokenPayload } from 'google-auth-library'
import type { GoogleIdentity, IdentityVerifier } from '#cms/ports/identity.ts'

interface Site {
  /** The client id that Google issued to this site; credentials with another audience are invalid. */
  readonly clientId: string
  /** Address of the issuer's public keys; Google's own by default. */
  readonly certsUrl?: string | undefined
}

/** Verifies credentials of Sign in with Google against Google's published keys. */
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
