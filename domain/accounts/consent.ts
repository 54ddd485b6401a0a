/**
 * What a visitor has agreed to (spec section 4, "Cookie notice"): `all` lets scripts of others be loaded, `necessary`
 * does not. Without a choice nothing of others is loaded either, and the notice stands.
 */
export const CONSENTS = ['all', 'necessary'] as const
export type Consent = (typeof CONSENTS)[number]

export const CONSENT_COOKIE = 'cookie_authentication'
export const CONSENT_SECONDS = 365 * 24 * 60 * 60

/** The choice among the cookies of a page, as `document.cookie` lists them; null for none. */
export function consentIn(cookies: string): Consent | null {
  const kept = cookies.split('; ').find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
  const value = kept?.slice(CONSENT_COOKIE.length + 1)
  return CONSENTS.find((consent) => consent === value) ?? null
}
