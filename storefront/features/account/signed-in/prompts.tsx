'use client'

import { useLocale } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { MULTI_LOGIN_DELAY_MS, opensMultiLogin } from '#domain/accounts/multi-login.ts'
import type { Person } from '#domain/contract/accounts.ts'
import {
  ASKED_ONCE,
  nextPrompt,
  PROMPTS,
  type Prompt,
} from '#storefront/features/account/signed-in/next-prompt.ts'
import { useFreeMoment } from '#storefront/features/account/signed-in/use-free-moment.ts'

const DIALOGS = {
  terms: lazy(() => import('./terms-dialog.tsx').then(({ TermsDialog }) => ({ default: TermsDialog }))),
  name: lazy(() => import('./name-dialog.tsx').then(({ NameDialog }) => ({ default: NameDialog }))),
  username: lazy(() =>
    import('./username-dialog.tsx').then(({ UsernameDialog }) => ({ default: UsernameDialog })),
  ),
  account: lazy(() =>
    import('./account-choice.tsx').then(({ AccountChoice }) => ({ default: AccountChoice })),
  ),
} as const

/** Shows the prompts of a user, one at a time. */
export function Prompts({ person }: { readonly person: Person }) {
  const locale = useLocale()
  const chooses = useMultiLogin(person)
  const { free, use } = useFreeMoment()
  const [settled, setSettled] = useState(() => readSettled(person.uuid))
  const question = nextPrompt(person, {
    chooses,
    free,
    path: window.location.pathname.split('/').slice(2),
    settled,
  })
  if (question === null) return null
  const Ask = DIALOGS[question]
  return (
    <Suspense>
      <Ask
        key={question}
        person={person}
        locale={locale}
        onSettled={() => {
          setSettled((before) => keepSettled(person.uuid, new Set([...before, question])))
          use()
        }}
      />
    </Suspense>
  )
}

/** Whether the account choice is due (spec section 4). */
function useMultiLogin({ multi_login: multiLogin }: Person): boolean {
  const [opens, setOpens] = useState(false)
  useEffect(() => {
    const look = () => {
      const shown = sessionStorage.getItem(SHOWN) !== null
      const arrived = sessionStorage.getItem(ARRIVED) !== null
      const path = window.location.pathname.split('/').slice(2)
      const visit = {
        multiLogin,
        path,
        msSinceLoad: performance.now(),
        navigated: arrived,
        alreadyShown: shown,
      }
      if (opensMultiLogin(visit)) {
        sessionStorage.setItem(SHOWN, '1')
        setOpens(true)
      }
      sessionStorage.setItem(ARRIVED, '1')
    }
    const timer = setTimeout(look, Math.max(0, MULTI_LOGIN_DELAY_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [multiLogin])
  return opens
}

/** Prompts that were put off stay so for the browser session, those that are asked once for good. */
function readSettled(user: string): ReadonlySet<Prompt> {
  const kept = [sessionStorage.getItem(SETTLED), localStorage.getItem(askedKey(user))].join(' ').split(' ')
  return new Set(PROMPTS.filter((question) => kept.includes(question)))
}

function keepSettled(user: string, settled: ReadonlySet<Prompt>): ReadonlySet<Prompt> {
  sessionStorage.setItem(SETTLED, [...settled].join(' '))
  const asked = ASKED_ONCE.filter((question) => settled.has(question))
  if (asked.length > 0) localStorage.setItem(askedKey(user), asked.join(' '))
  return settled
}

function askedKey(user: string): string {
  return `motif-asked-${user}`
}

const SETTLED = 'motif-settled'
/** Kept for the browser session: that the choice was shown, and that this is not the first page. */
const SHOWN = 'motif-accounts-asked'
const ARRIVED = 'motif-arrived'
