import { CONSENT_COOKIE, CONSENT_SECONDS } from '#domain/accounts/consent.ts'

/** Keeps the choice of the cookie notice, which is gone with it. */
export function storeConsent(consent: string): void {
  const expires = Date.now() + CONSENT_SECONDS * 1_000
  // Missing where the connection is not trusted: there the choice lasts for the page.
  void window.cookieStore?.set({ name: CONSENT_COOKIE, value: consent, path: '/', sameSite: 'lax', expires })
  delete document.documentElement.dataset.consent
}
