'use client'

import { useLocale } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { MULTI_LOGIN_DELAY_MS, opensMultiLogin } from '#domain/accounts/multi-login.ts'
import type { Person } from '#domain/contract/accounts.ts'
import { nextPrompt, PROMPTS, type Prompt } from '#storefront/features/account/signed-in/next-prompt.ts'

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
  const [settled, setSettled] = useState(readSettled)
  const question = nextPrompt(person, {
    chooses,
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
        onSettled={() => setSettled((before) => keepSettled(new Set([...before, question])))}
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

/** Prompts that were put off stay so for the browser session. */
function readSettled(): ReadonlySet<Prompt> {
  const kept = (sessionStorage.getItem(SETTLED) ?? '').split(' ')
  return new Set(PROMPTS.filter((question) => kept.includes(question)))
}

function keepSettled(settled: ReadonlySet<Prompt>): ReadonlySet<Prompt> {
  sessionStorage.setItem(SETTLED, [...settled].join(' '))
  return settled
}

const SETTLED = 'motif-settled'
/** Kept for the browser session: that the choice was shown, and that this is not the first page. */
const SHOWN = 'motif-accounts-asked'
const ARRIVED = 'motif-arrived'
