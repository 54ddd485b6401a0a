'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Person } from '#domain/contract/accounts.ts'
import { href } from '#domain/routing/href.ts'
import { PersonLine } from '#storefront/features/account/person-line.tsx'
import { Avatar } from '#storefront/ui/avatar.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** The person's picture, which opens the ways to everything that is theirs (spec section 2, "User menu"). */
export function UserMenu({ person }: { readonly person: Person }) {
  const t = useTranslations('account.menu')
  const locale = useLocale()
  const id = useId()
  const links = [
    { icon: 'grid-3x3', label: t('dashboard'), href: href('dashboard', locale, { section: 'downloads' }) },
    { icon: 'download', label: t('downloads'), href: href('dashboard', locale, { section: 'downloads' }) },
    { icon: 'heart', label: t('favorites'), href: href('dashboard', locale, { section: 'favorites' }) },
    {
      icon: 'bell',
      label: t('notifications'),
      href: href('dashboard', locale, { section: 'notifications' }),
    },
    { icon: 'user', label: t('profile'), href: href('dashboard', locale, { section: 'profile' }) },
  ] as const
  return (
    <>
      <button
        type="button"
        className="umenu__b"
        popoverTarget={id}
        aria-label={t('label', { name: person.name })}
      >
        <Avatar picture={person.urls.avatar?.small ?? null} place={person.avatar} size={36} />
      </button>
      <div className="umenu" id={id} popover="auto">
        <PersonLine person={person} />
        <nav aria-label={t('label', { name: person.name })}>
          {links.map((link) => (
            <a key={link.label} href={link.href}>
              <Icon name={link.icon} />
              {link.label}
            </a>
          ))}
          <a href={href('logout', locale)}>
            <Icon name="log-out" />
            {t('logOut')}
          </a>
        </nav>
      </div>
    </>
  )
}
