import { CONSENT_COOKIE } from '#domain/accounts/consent.ts'
import { COOKIES } from '#domain/accounts/sessions.ts'

/**
 * Marks the page from cookies before the first paint, for the styles: `data-session="held"` where a user is probably
 * signed in, `data-consent="asked"` where the cookie notice is shown. Serialised into the page, so it refers to nothing
 * outside itself.
 */
function markPage(hint: string, consent: string): void {
  const { dataset } = document.documentElement
  const has = (name: string) => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
  if (has(hint)) dataset.session = 'held'
  if (!has(consent)) dataset.consent = 'asked'
}

/** Runs inline in the head. */
export const SESSION_SCRIPT = `(${markPage})('${COOKIES.hint}','${CONSENT_COOKIE}')`
