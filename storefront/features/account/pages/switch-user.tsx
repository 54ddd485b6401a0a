'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import type { Person } from '#domain/contract/accounts.ts'
import { href } from '#domain/routing/href.ts'
import { useRedirect } from '#storefront/features/account/account-form-context.tsx'
import { logOut } from '#storefront/features/account/log-out.ts'
import { Switching } from '#storefront/features/account/pages/switching.tsx'
import { UserLine } from '#storefront/features/account/user-line.tsx'
import { callApi } from '#storefront/session/call-api.ts'
import { useSession } from '#storefront/session/session.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/**
 * Ends team mode; users who act for themselves, and those who are `choosing`, see the accounts that they can use (spec section
 * 4, "Account switching").
 */
export function SwitchUser({ choosing = false }: { readonly choosing?: boolean }) {
  const t = useTranslations()
  const locale = useLocale()
  const redirect = useRedirect()
  const session = useSession()
  const [state, setState] = useState<'idle' | 'staying' | 'leaving' | 'failed'>('idle')
  if (session.state !== 'person') return null
  if (session.team !== null && !choosing) return <Switching path="/auth/users/login" />

  async function stay(): Promise<void> {
    setState('staying')
    const answer = await callApi<{ auth: Person }>('POST', '/auth/users/login')
    if (answer.ok) window.location.assign(safeRedirect(redirect, href('home', locale)))
    else setState('failed')
  }
  async function leave(): Promise<void> {
    setState('leaving')
    if (await logOut()) window.location.assign(href('auth', locale, { view: 'login' }))
    else setState('failed')
  }
  const busy = state === 'staying' || state === 'leaving'
  return (
    <>
      <UserLine person={session.person} />
      <div role="alert">
        {state === 'failed' && (
          <p className="alert alert--bad">
            <Icon name="circle-alert" />
            {t('errors.unavailable')}
          </p>
        )}
      </div>
      <div className="stack">
        <Button tone="primary" size="large" block busy={state === 'staying'} disabled={busy} onClick={stay}>
          {t('account.switch.stay')}
        </Button>
        {session.teams.map(({ uuid, name }) => (
          <LinkButton
            key={uuid}
            size="large"
            block
            href={href('auth', locale, { view: 'switch-team', team: uuid })}
          >
            {t('account.switch.team', { name })}
          </LinkButton>
        ))}
        <Button size="large" block busy={state === 'leaving'} disabled={busy} onClick={leave}>
          {t('account.switch.other')}
        </Button>
      </div>
    </>
  )
}
