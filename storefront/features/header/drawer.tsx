import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { BrowseLinks } from '#storefront/features/header/browse-links.tsx'
import { MENU } from '#storefront/features/header/menu.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface DrawerProps {
  readonly home: Home | null
  readonly locale: Locale
  readonly search: ReactNode
  /** Pinned at its end. */
  readonly account: ReactNode
}

/** The menu of small screens: a button, and under the header a sheet of the height that is left, one section open at a time. */
export function Drawer({ home, locale, search, account }: DrawerProps) {
  const t = useTranslations()
  const id = useId()
  const links = [
    { label: t('kinds.photo.many'), href: href('listing', locale, { kind: 'photo' }) },
    { label: t('kinds.all.packs'), href: href('listing', locale, { form: 'pack' }) },
    { label: t('header.free'), href: href('listing', locale, { variant: 'free' }) },
    { label: t('header.exclusive'), href: href('listing', locale, { variant: 'exclusive' }) },
    { label: t('header.categories'), href: href('categories', locale) },
    { label: t('header.contributors'), href: href('contributors', locale) },
  ]
  return (
    <div className="no-lg">
      <button
        type="button"
        className="btn btn--ghost btn--icon"
        popoverTarget={id}
        aria-label={t('header.menu.label')}
      >
        <Icon name="menu" className="drawer__open" />
        <Icon name="x" className="drawer__close" />
      </button>
      <div className="drawer" id={id} popover="auto">
        {search}
        <nav aria-label={t('header.menu.label')}>
          {MENU.map((section) => (
            <details key={section.kind} name={id}>
              <summary>
                {t(`header.menu.${section.kind}`)}
                <Icon name="chevron-down" />
              </summary>
              <BrowseLinks section={section} home={home} locale={locale} />
            </details>
          ))}
          {links.map((link) => (
            <a key={link.href} className="drawer__l" href={link.href}>
              {link.label}
            </a>
          ))}
        </nav>
        {account}
      </div>
    </div>
  )
}
