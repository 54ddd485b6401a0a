import type { Locale } from '#domain/locales/locales.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

/** Set by the server after a failed log-in with another service; its value is that service. */
const FLAG = 'social_provider_access_denied'
/** The name of a service; other values of the parameter are not shown. */
const PROVIDER = /^[a-z]{2,20}$/i

/** Reports a failed log-in with another service until it is closed, and removes the flag from the address. */
export async function sayLogInDenied(locale: Locale): Promise<void> {
  const address = new URL(window.location.href)
  const provider = address.searchParams.get(FLAG)
  if (provider === null) return
  const { account } = await loadMessages(locale)
  await showToast({ text: deniedText(account.denied, provider), tone: 'bad', lasts: 'until-closed' })
  address.searchParams.delete(FLAG)
  window.history.replaceState(window.history.state, '', address)
}

/** The message for a service, or the general one. */
export function deniedText(
  texts: { readonly named: string; readonly any: string },
  provider: string,
): string {
  if (!PROVIDER.test(provider)) return texts.any
  const name = provider.slice(0, 1).toUpperCase() + provider.slice(1).toLowerCase()
  return texts.named.replaceAll('{provider}', name)
}
