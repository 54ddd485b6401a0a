'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { HeaderPerson } from '#domain/accounts/header-state.ts'
import { planLabel } from '#domain/accounts/plan-label.ts'
import { type UserMenuEntry, userMenu, userMenuHref } from '#domain/accounts/user-menu.ts'
import { CartCount } from '#storefront/actions/cart/cart-count.tsx'
import { AccountSwitcher } from '#storefront/features/account/signed-in/account-switcher.tsx'
import { UserLine } from '#storefront/features/account/user-line.tsx'
import type { PersonSession } from '#storefront/session/session-state.ts'
import { Avatar } from '#storefront/ui/avatar.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import type { IconName } from '#storefront/ui/icon-shapes.ts'

const ICONS = {
  dashboard: 'grid-3x3',
  downloads: 'download',
  teamDownloads: 'download',
  favorites: 'heart',
  cart: 'bag',
  teamCollections: 'heart',
  notifications: 'bell',
  profile: 'user',
  contributorsDashboard: 'shapes',
  apiDashboard: 'box',
  inviteMembers: 'plus',
  logOut: 'log-out',
} as const satisfies Record<UserMenuEntry, IconName>

interface UserMenuProps {
  readonly account: PersonSession
  readonly shown: HeaderPerson
}

/** The user's picture, which opens the user menu (spec section 2, "User menu"). */
export function UserMenu({ account, shown }: UserMenuProps) {
  const { person, team } = account
  const t = useTranslations('account')
  const locale = useLocale()
  const id = useId()
  // The count is read when the menu opens for the first time, not for every page.
  const [opened, setOpened] = useState(false)
  const plan = planLabel(shown)
  return (
    <>
      <button
        type="button"
        className="umenu__b"
        popoverTarget={id}
        aria-label={t('menu.label', { name: person.name })}
      >
        <Avatar picture={person.urls.avatar?.small ?? null} place={person.avatar} size={36} />
      </button>
      <div className="umenu" id={id} popover="auto" onToggle={() => setOpened(true)}>
        <UserLine person={team === null ? person : { ...person, name: team.name, email: team.email }} />
        <p className="umenu__plan small muted">{plan.says === 'name' ? plan.name : t(`plan.${plan.says}`)}</p>
        <AccountSwitcher account={account} />
        <nav aria-label={t('menu.label', { name: person.name })}>
          {userMenu(shown).map((entry) => {
            const href = userMenuHref(entry, locale)
            return (
              href !== null && (
                <a key={entry} href={href}>
                  <Icon name={ICONS[entry]} />
                  {t(`menu.${entry}`)}
                  {entry === 'cart' && opened && <CartCount />}
                </a>
              )
            )
          })}
        </nav>
      </div>
    </>
  )
}
