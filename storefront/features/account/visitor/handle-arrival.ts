import type { Locale } from '#domain/locales/locales.ts'
import { sayLogInDenied } from '#storefront/features/account/visitor/denied-log-in.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { arrivalDelay } from './arrival-delay.ts'

/** Handles the parameters of the address: stores a referral code, and explains a failed log-in. */
export async function handleArrival(locale: Locale): Promise<void> {
  const invitation = new URLSearchParams(window.location.search).get('referral_code')
  if (invitation !== null) void callApi('POST', '/guest/data', { body: { referral_code: invitation } })
  await arrivalDelay()
  await sayLogInDenied(locale)
}
