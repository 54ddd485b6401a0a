import { CONSENT_COOKIE, CONSENT_SECONDS } from '#domain/accounts/consent.ts'

/** Stores the choice of the cookie notice, and hides the notice. */
export function storeConsent(consent: string): void {
  const expires = Date.now() + CONSENT_SECONDS * 1_000
  // Undefined on insecure connections: there the choice lasts for this page.
  void window.cookieStore?.set({ name: CONSENT_COOKIE, value: consent, path: '/', sameSite: 'lax', expires })
  delete document.documentElement.dataset.consent
}
