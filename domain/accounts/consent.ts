/**
 * What a visitor has agreed to (spec section 4, "Cookie notice"): `all` allows third-party scripts, `necessary` does
 * not. Without a choice no third-party script is loaded and the notice is shown.
 */
export const CONSENTS = ['all', 'necessary'] as const
export type Consent = (typeof CONSENTS)[number]

export const CONSENT_COOKIE = 'cookie_authentication'
export const CONSENT_SECONDS = 365 * 24 * 60 * 60

/** The consent in the cookies of a page, as `document.cookie` lists them; null for none. */
export function consentIn(cookies: string): Consent | null {
  const kept = cookies.split('; ').find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
  const value = kept?.slice(CONSENT_COOKIE.length + 1)
  return CONSENTS.find((consent) => consent === value) ?? null
}
