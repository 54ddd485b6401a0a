'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { href } from '#domain/routing/href.ts'
import type { PersonSession } from '#storefront/session/session-state.ts'
import { Icon } from '#storefront/ui/icon.tsx'

/** The form and its validation, needed by few users. */
const CreateTeamDialog = lazy(() =>
  import('./create-team-dialog.tsx').then((module) => ({ default: module.CreateTeamDialog })),
)

/** The accounts that the user can act for, in the user menu, and a new team. */
export function AccountSwitcher({ account }: { readonly account: PersonSession }) {
  const t = useTranslations('account.switch')
  const locale = useLocale()
  const { person, team, teams } = account
  const [creating, setCreating] = useState(false)
  const accounts = [
    { id: null, name: person.name, address: href('auth', locale, { view: 'switch-user' }) },
    ...teams.map(({ uuid, name }) => ({
      id: uuid,
      name,
      address: href('auth', locale, { view: 'switch-team', team: uuid }),
    })),
  ]
  const used = team?.uuid ?? null
  return (
    <>
      <nav className="umenu__switch" aria-label={t('label')}>
        {teams.length > 0 &&
          accounts.map(({ id, name, address }) => (
            <a key={id ?? ''} href={address} aria-current={id === used ? 'true' : undefined}>
              <Icon name={id === null ? 'user' : 'users'} />
              <span className="grow">{name}</span>
              {id === used && <Icon name="check" />}
            </a>
          ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setCreating(true)}>
          <Icon name="plus" />
          {t('create')}
        </button>
      </nav>
      {creating && (
        <Suspense>
          <CreateTeamDialog email={person.email} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  )
}
