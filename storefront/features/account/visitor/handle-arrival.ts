import type { Locale } from '#domain/locales/locales.ts'
import { readUtm, refererFrom } from '#domain/visitors/acquisition.ts'
import { changeClientSettings } from '#storefront/browser-storage/client-settings.ts'
import { sayLogInDenied } from '#storefront/features/account/visitor/denied-log-in.ts'
import { showSprinkles } from '#storefront/features/account/visitor/show-sprinkles.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { arrivalDelay } from './arrival-delay.ts'

/**
 * Handles what a visitor arrives with: stores a referral code, referer and utm parameters; explains a failed log-in; invites
 * to the newsletter.
 */
export async function handleArrival(locale: Locale): Promise<void> {
  void storeArrival()
  await arrivalDelay()
  await sayLogInDenied(locale)
  await showSprinkles(locale)
}

/** Stores the referral code, the referer and the utm parameters of an arrival. */
export async function storeArrival(): Promise<void> {
  const query = new URLSearchParams(window.location.search)
  const code = query.get('referral_code')
  const utm = readUtm(query)
  const referer = refererFrom(document.referrer, window.location.origin)
  const tagged = Object.keys(utm).length > 0
  if (tagged) changeClientSettings({ utmQueries: utm })
  if (code === null && referer === null && !tagged) return
  const answer = await callApi<{ guest: { country: string | null } }>('POST', '/guest/data', {
    body: { ...(code === null ? {} : { referral_code: code }), arrival: { referer, utm } },
  })
  if (answer.ok && answer.value.guest.country !== null)
    changeClientSettings({ country: answer.value.guest.country })
}
