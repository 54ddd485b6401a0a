import { consentIn } from '#domain/accounts/consent.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CONSENT_KEPT } from '#storefront/features/account/keep-consent.ts'
import { sayLogInDenied } from '#storefront/features/account/visitor/denied-log-in.ts'
import { promptOneTap } from '#storefront/features/account/visitor/one-tap.ts'
import { callApi } from '#storefront/session/call-api.ts'

/** Time before a visitor is spoken to (spec section 9). */
const DELAY_MS = 2_000

/** What is done for a visitor who arrives: an invitation is kept, a refused log-in explained, Google's prompt shown. */
export function greet(locale: Locale, googleClientId: string | null): void {
  const query = new URLSearchParams(window.location.search)
  const invitation = query.get('referral_code')
  if (invitation !== null) void callApi('POST', '/guest/data', { body: { referral_code: invitation } })
  const left = Math.max(0, DELAY_MS - performance.now())
  setTimeout(() => {
    void sayLogInDenied(locale)
    if (googleClientId !== null && !isCanva()) onceAllowed(() => promptOneTap(locale, googleClientId))
  }, left)
}

/** Nothing of others is loaded before the visitor agreed to it. */
function onceAllowed(go: () => void): void {
  if (consentIn(document.cookie) === 'all') {
    go()
    return
  }
  document.addEventListener(
    CONSENT_KEPT,
    (event) => {
      if (event instanceof CustomEvent && event.detail === 'all') go()
    },
    { once: true },
  )
}

/** Who comes out of Canva is not prompted (spec section 4). */
function isCanva(): boolean {
  return window.location.pathname.split('/')[2] === 'canva'
}
