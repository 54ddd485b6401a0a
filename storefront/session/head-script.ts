import { CONSENT_COOKIE } from '#domain/accounts/consent.ts'
import { COOKIES } from '#domain/accounts/sessions.ts'

/**
 * What the styles have to know before anything is painted, from cookies: `data-session="held"` where somebody is
 * probably signed in, `data-consent="asked"` where the cookie notice stands. Sent as text: it stands on its own.
 */
function markPage(hint: string, consent: string): void {
  const { dataset } = document.documentElement
  const has = (name: string) => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
  if (has(hint)) dataset.session = 'held'
  if (!has(consent)) dataset.consent = 'asked'
}

/** Runs inline in the head. */
export const SESSION_SCRIPT = `(${markPage})('${COOKIES.hint}','${CONSENT_COOKIE}')`
