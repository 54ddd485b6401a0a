'use client'

import { useEffect, useState } from 'react'
import { consentIn } from '#domain/accounts/consent.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { LoadedParts } from '#storefront/features/account/account-parts.tsx'
import type { Asked } from '#storefront/features/account/log-in-request.ts'
import { provideLogIn } from '#storefront/session/intents.ts'
import { useSession } from '#storefront/session/session.ts'

interface AccountIslandProps {
  readonly locale: Locale
  /** Null where Google sign-in is not configured. */
  readonly googleClientId: string | null
}

const REFERRED = /[?&]referral_code=/i
/** Parameters that are handled when a visitor arrives (spec sections 4 and 7). */
const ARRIVALS = /[?&](?:social_provider_access_denied|referral_code|utm_[a-z]+)=/i

/**
 * The account script of every page: reads the session, marks the page for the styles, and loads the rest when a user is
 * signed in or a visitor opens a form.
 */
export function AccountIsland({ locale, googleClientId }: AccountIslandProps) {
  const session = useSession()
  const { state } = session
  const account = session.state === 'person' && session.team !== null ? 'team' : 'personal'
  const isContributor = session.state === 'person' && session.person.is_contributor
  const [asked, setAsked] = useState<Asked | null>(null)
  const [loaded, setLoaded] = useState<LoadedParts | null>(null)
  const [allowed, setAllowed] = useState(false)
  const wanted = state === 'person' || asked !== null

  useEffect(() => {
    const { dataset } = document.documentElement
    if (state === 'person') {
      dataset.session = state
      dataset.account = account
      if (isContributor) dataset.contributor = ''
      // The last link counts for users who have bought nothing yet, too.
      if (REFERRED.test(window.location.search))
        void import('./visitor/handle-arrival.ts').then(({ storeArrival }) => storeArrival())
    }
    if (state !== 'visitor') return
    delete dataset.session
    delete dataset.account
    delete dataset.contributor
    if (ARRIVALS.test(window.location.search) || cameFromAnotherSite())
      void import('./visitor/handle-arrival.ts').then(({ handleArrival }) => handleArrival(locale))
  }, [state, account, isContributor, locale])

  useEffect(() => {
    if (state !== 'visitor' || googleClientId === null || !(allowed || consentIn(document.cookie) === 'all'))
      return
    void import('./visitor/one-tap.ts').then(({ promptOneTap }) => promptOneTap(locale, googleClientId))
  }, [state, locale, googleClientId, allowed])

  useEffect(() => {
    if (wanted) void import('./account-parts.tsx').then(({ loadParts }) => loadParts(locale)).then(setLoaded)
  }, [wanted, locale])

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const pressed =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('.cookies button, a[data-account]')
      if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey) return
      const { consent, account } = pressed.dataset
      if (consent) void import('./store-consent.ts').then(({ storeConsent }) => storeConsent(consent))
      if (consent === 'all') setAllowed(true)
      if (account !== 'login' && account !== 'signup') return
      event.preventDefault()
      setAsked({ view: account, why: null, end: () => {} })
    }
    document.addEventListener('click', follow)
    const withdraw = provideLogIn((why) => new Promise((end) => setAsked({ view: 'login', why, end })))
    return () => {
      document.removeEventListener('click', follow)
      withdraw()
    }
  }, [])

  if (loaded === null) return null
  const { Parts, messages } = loaded
  return <Parts locale={locale} messages={messages} asked={asked} onEnd={() => setAsked(null)} />
}

function cameFromAnotherSite(): boolean {
  return document.referrer !== '' && !document.referrer.startsWith(`${window.location.origin}/`)
}
