'use client'

import { type ReactNode, useEffect } from 'react'
import { decideGuard, type Guard } from '#domain/accounts/guards.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { useSession } from '#storefront/session/session.ts'

interface GuardedProps {
  readonly guard: Guard
  readonly locale: Locale
  /** Shown until the session is known. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Applies the guard of a page (spec section 6) in the browser, since the page itself is cached for all users. */
export function Guarded({ guard, locale, fallback, children }: GuardedProps) {
  const session = useSession()
  const { state } = session
  const inTeam = session.state === 'person' && session.team !== null

  useEffect(() => {
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    const verdict = decideGuard(guard, {
      session: state,
      locale,
      address: pathname + search,
      redirect: query.get('redirect'),
      inTeam,
      fromCanva: query.get('utm_medium') === 'canva',
    })
    if (verdict.do === 'leave') window.location.replace(verdict.to)
  }, [guard, locale, state, inTeam])

  // Most visitors of a guest page are signed out, so it is shown before the session is known.
  const shows = guard === 'guest' ? state !== 'person' : state === 'person' && (guard !== 'team' || inTeam)
  return shows ? children : fallback
}
