import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { callAt } from '#storefront/session/call-api.ts'
import { sessionOpened } from '#storefront/session/session.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'
import { arrivalDelay } from './arrival-delay.ts'

/** Google's library, loaded as documented. */
const LIBRARY = 'https://accounts.google.com/gsi/client'
/** Receives Google's response (spec section 7). */
const CALLBACK = '/register/google-yolo-one-tap/callback'

interface GoogleIdentity {
  readonly initialize: (settings: {
    readonly client_id: string
    readonly callback: (answer: { readonly credential: string }) => void
    readonly cancel_on_tap_outside: boolean
  }) => void
  readonly prompt: () => void
}

declare global {
  interface Window {
    readonly google?: { readonly accounts: { readonly id: GoogleIdentity } }
  }
}

/**
 * Offers sign-in with the Google account of the browser, except to visitors from Canva (spec section 4). Only with
 * consent to third-party scripts; if the library fails to load there is no offer.
 */
export async function promptOneTap(locale: Locale, clientId: string): Promise<void> {
  if (window.location.pathname.split('/')[2] === 'canva') return
  await arrivalDelay()
  const script = document.createElement('script')
  script.src = LIBRARY
  script.async = true
  script.onload = () => {
    const identity = window.google?.accounts.id
    identity?.initialize({
      client_id: clientId,
      callback: ({ credential }) => void signIn(locale, credential),
      cancel_on_tap_outside: false,
    })
    identity?.prompt()
  }
  document.head.append(script)
}

async function signIn(locale: Locale, credential: string): Promise<void> {
  const answer = await callAt<{ login: true }>('POST', CALLBACK, {
    body: { credential, locale },
    session: 'changes',
  })
  if (answer.ok) {
    await sessionOpened()
    window.location.assign(href('home', locale))
    return
  }
  const { errors } = await loadMessages(locale)
  const text = errors[answer.faults[0]?.code ?? 'unavailable']
  await showToast({ text, tone: 'bad', lasts: 'until-closed' })
}
