import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Drawer } from '#storefront/features/header/drawer.tsx'
import { MegaMenu } from '#storefront/features/header/mega-menu.tsx'
import { MENU } from '#storefront/features/header/menu.ts'
import { ScrollMarks } from '#storefront/features/header/scroll-marks.tsx'
import { Logo } from '#storefront/ui/logo.tsx'

interface HeaderProps {
  readonly home: Home | null
  readonly locale: Locale
  /** The search, in the header itself and in the menu of small screens. */
  readonly search: ReactNode
  readonly menuSearch: ReactNode
  /** Pinned at the end of the menu of small screens. */
  readonly menuAccount: ReactNode
  /** Controls at its end. */
  readonly children: ReactNode
}

/** The way to everything, on every page. */
export function Header({ home, locale, search, menuSearch, menuAccount, children }: HeaderProps) {
  const t = useTranslations()
  return (
    <header className="hdr">
      <ScrollMarks />
      <div className="wrap hdr__in">
        <Drawer home={home} locale={locale} search={menuSearch} account={menuAccount} />
        <Logo name={t('common.siteName')} label={t('header.home')} href={href('home', locale)} />
        <nav aria-label={t('header.main')}>
          <ul className="nav">
            {MENU.map((section) => (
              <MegaMenu key={section.kind} section={section} home={home} locale={locale} />
            ))}
          </ul>
        </nav>
        {search}
        <div className="hdr__act">{children}</div>
      </div>
    </header>
  )
}
