'use client'

import type { Messages } from 'next-intl'
import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '#domain/locales/locales.ts'
import type { AccountDialogProps } from '#storefront/features/account/account-dialog.tsx'
import { keepConsent } from '#storefront/features/account/keep-consent.ts'
import type { PersonAreaProps } from '#storefront/features/account/person/person-area.tsx'
import { provideLogIn, type Reason } from '#storefront/session/intents.ts'
import { knownSession, useSession } from '#storefront/session/session.ts'

interface AccountIslandProps {
  readonly locale: Locale
  /** Null where nobody signs in with Google. */
  readonly googleClientId: string | null
}

interface Asked {
  readonly view: 'login' | 'signup'
  /** What the visitor was about to do. */
  readonly why: Reason | null
  /** Told in the end whether somebody is signed in. */
  readonly end: (signedIn: boolean) => void
}

interface Loaded<P> {
  readonly Part: ComponentType<P>
  readonly messages: Messages
}

/**
 * All of accounts that stands on every page: it learns who looks, tells the styles, and loads the rest when it is
 * needed: the dialogs when somebody wants in, the menu when somebody is.
 */
export function AccountIsland({ locale, googleClientId }: AccountIslandProps) {
  const session = useSession()
  const [person, setPerson] = useState<Loaded<PersonAreaProps> | null>(null)
  const [dialog, setDialog] = useState<Loaded<AccountDialogProps> | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)

  useEffect(() => {
    const { dataset } = document.documentElement
    if (session.state === 'person') dataset.session = 'person'
    if (session.state === 'visitor') delete dataset.session
  }, [session.state])

  useEffect(() => {
    if (session.state !== 'person') return
    const load = async () => {
      const [{ PersonArea }, messages] = await Promise.all([
        import('#storefront/features/account/person/person-area.tsx'),
        textsOf(locale),
      ])
      setPerson({ Part: PersonArea, messages })
    }
    void load()
  }, [session.state, locale])

  useEffect(() => {
    const open = async (view: Asked['view'], why: Reason | null): Promise<boolean> => {
      const [{ AccountDialog }, messages] = await Promise.all([
        import('#storefront/features/account/account-dialog.tsx'),
        textsOf(locale),
      ])
      setDialog({ Part: AccountDialog, messages })
      return new Promise((end) => setAsked({ view, why, end }))
    }
    const over = new AbortController()
    document.addEventListener('click', (event) => follow(event, open), { signal: over.signal })
    const withdraw = provideLogIn((why) => open('login', why))
    return () => {
      over.abort()
      withdraw()
    }
  }, [locale])

  useEffect(() => {
    if (googleClientId === null && !ARRIVALS.test(window.location.search)) return
    const load = async () => {
      if ((await knownSession()).state !== 'visitor') return
      const { greet } = await import('#storefront/features/account/visitor/greet.ts')
      greet(locale, googleClientId)
    }
    void load()
  }, [locale, googleClientId])

  return (
    <>
      {session.state === 'person' && person !== null && (
        <person.Part locale={locale} messages={person.messages} person={session.person} />
      )}
      {asked !== null && dialog !== null && (
        <dialog.Part
          locale={locale}
          messages={dialog.messages}
          view={asked.view}
          why={asked.why}
          onEnd={(signedIn) => {
            setAsked(null)
            asked.end(signedIn)
          }}
        />
      )}
    </>
  )
}

/** Queries that a visitor may arrive with (spec sections 4 and 7). */
const ARRIVALS = /[?&](?:social_provider_access_denied|referral_code)=/

async function textsOf(locale: Locale): Promise<Messages> {
  const { loadMessages } = await import('#storefront/messages/load-messages.ts')
  return loadMessages(locale)
}

/** Links into accounts open over the page; when that does not load, they lead where they say. */
function follow(event: MouseEvent, open: (view: Asked['view'], why: null) => Promise<boolean>): void {
  const { target } = event
  if (!(target instanceof Element)) return
  const consent = target.closest<HTMLElement>('[data-consent]:not(:root)')?.dataset.consent
  if (consent !== undefined) keepConsent(consent)
  const link = target.closest<HTMLAnchorElement>('a[data-account]')
  if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  open(link.dataset.account === 'signup' ? 'signup' : 'login', null).catch(() => {
    window.location.assign(link.href)
  })
}
