'use client'

import { useLocale } from 'next-intl'
import { createContext, type MouseEvent, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { href } from '#domain/routing/href.ts'

/** The forms that lead to each other. */
export type AccountForm = 'login' | 'signup' | 'forgot-password'

/** The context of an account form. */
interface Surroundings {
  /** Shows another form in its place; null on a page, where a link leads to it. */
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

/** Leads from one form to another, and remembers where to go on afterwards. */
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

/** The `redirect` of the address, as it came: never safe to follow (domain/accounts/safe-redirect.ts). */
export function useRedirect(): string | null {
  return useParameter('redirect')
}

/** A parameter of the address; null while the page is the server's. */
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
