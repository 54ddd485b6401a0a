import type { Locale } from '#domain/locales/locales.ts'
import { sayLogInDenied } from '#storefront/features/account/visitor/denied-log-in.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { arrivalDelay } from './arrival-delay.ts'

/** What is done for a visitor by the address they arrive at: an invitation is kept, a refused log-in explained. */
export async function handleArrival(locale: Locale): Promise<void> {
  const invitation = new URLSearchParams(window.location.search).get('referral_code')
  if (invitation !== null) void callApi('POST', '/guest/data', { body: { referral_code: invitation } })
  await arrivalDelay()
  await sayLogInDenied(locale)
}
