'use client'

import { type ReactNode, useEffect } from 'react'
import { decideGuard, type Guard } from '#domain/accounts/guards.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { useSession } from '#storefront/session/session.ts'

interface GuardedProps {
  readonly guard: Guard
  readonly locale: Locale
  /** What stands there until it is known who looks. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Obeys the guard of a page (spec section 6) in the browser: the page itself is the same for everybody. */
export function Guarded({ guard, locale, fallback, children }: GuardedProps) {
  const { state } = useSession()

  useEffect(() => {
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    const verdict = decideGuard(guard, {
      session: state,
      locale,
      address: pathname + search,
      redirect: query.get('redirect'),
      fromCanva: query.get('utm_medium') === 'canva',
    })
    if (verdict.do === 'leave') window.location.replace(verdict.to)
  }, [guard, locale, state])

  // Most who open a page for visitors are some: they need not wait until it is known.
  const shows = guard === 'guest' ? state !== 'person' : state === 'person'
  return shows ? children : fallback
}
