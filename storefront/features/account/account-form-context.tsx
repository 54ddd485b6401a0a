'use client'

import { useLocale } from 'next-intl'
import { createContext, type MouseEvent, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { href } from '#domain/routing/href.ts'

/** Forms that link to each other. */
export type AccountForm = 'login' | 'signup' | 'forgot-password'

/** The context of an account form. */
interface Surroundings {
  /** Shows another form in place; null on a page, where a link leads to it. */
  readonly turn: ((to: AccountForm) => void) | null
  /** On the Canva pages. */
  readonly canva: boolean
}

const Around = createContext<Surroundings>({ turn: null, canva: false })

export const AccountSurroundings = Around

interface AccountLinkProps {
  readonly to: AccountForm
  readonly className?: string
  readonly children: ReactNode
}

/** A link from one form to another, which keeps `redirect`. */
export function AccountLink({ to, className = 'link', children }: AccountLinkProps) {
  const { turn, canva } = useContext(Around)
  const locale = useLocale()
  const redirect = useRedirect()
  const address =
    canva && to !== 'forgot-password'
      ? href('canva', locale, { view: to })
      : href('auth', locale, { view: to })
  const query = redirect === null ? '' : `?${new URLSearchParams({ redirect })}`

  function turnInPlace(event: MouseEvent): void {
    if (turn === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    turn(to)
  }
  return (
    <a className={className} href={address + query} onClick={turnInPlace}>
      {children}
    </a>
  )
}

/** The `redirect` parameter, unchecked: pass it through domain/accounts/safe-redirect.ts before following it. */
export function useRedirect(): string | null {
  return useParameter('redirect')
}

/** A query parameter; null during server rendering. */
export function useParameter(name: string): string | null {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  )
}

function never(): () => void {
  return () => {}
}
