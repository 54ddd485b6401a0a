import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { Site } from '#domain/contract/site.ts'
import type { SiteTexts } from '#domain/contract/site-texts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { DRAWER_ID, Drawer } from '#storefront/features/header/drawer.tsx'
import { HeaderBehaviour } from '#storefront/features/header/header-behaviour.tsx'
import { KindMenu, ToolsMenu } from '#storefront/features/header/mega-menu.tsx'
import { MENU } from '#storefront/features/header/menu.ts'
import { standing } from '#storefront/features/header/menu-links.ts'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Logo } from '#storefront/ui/logo.tsx'

interface HeaderProps {
  readonly site: Site
  readonly held: KindCounts | null
  readonly texts: SiteTexts
  readonly locale: Locale
  /** The search, in the header itself and in the menu of small screens. */
  readonly search: ReactNode
  readonly menuSearch: ReactNode
  /** Fixed at the bottom of the menu of small screens. */
  readonly menuAccount: ReactNode
  /** Controls at the right end. */
  readonly children: ReactNode
}

/** The header of every page. */
export function Header({
  site,
  held,
  texts,
  locale,
  search,
  menuSearch,
  menuAccount,
  children,
}: HeaderProps) {
  const t = useTranslations()
  return (
    <header className="hdr">
      <HeaderBehaviour />
      <div className="wrap hdr__in">
        <Drawer {...{ site, held, texts, locale }} search={menuSearch} account={menuAccount} />
        <Logo name={site.name} picture={site.logo} label={t('header.home')} href={href('home', locale)} />
        <nav aria-label={t('header.main')}>
          <StaticMarkup id="header-menu" of={[site.name, held, texts, locale]}>
            <MainMenu {...{ held, texts, locale }} />
          </StaticMarkup>
        </nav>
        {search}
        <div className="hdr__act">
          <button
            type="button"
            className="btn btn--ghost btn--icon no-lg hdr__find"
            popoverTarget={DRAWER_ID}
            popoverTargetAction="show"
            data-find
            aria-label={t('header.search')}
          >
            <Icon name="search" />
          </button>
          <a
            className="btn btn--ghost btn--icon no-lg hdr__filters"
            href="#filters"
            aria-label={t('listing.filters.label')}
          >
            <Icon name="sliders-horizontal" />
          </a>
          {children}
        </div>
      </div>
    </header>
  )
}

function MainMenu({ held, texts, locale }: Pick<HeaderProps, 'held' | 'texts' | 'locale'>) {
  const t = useTranslations()
  return (
    <ul className="nav">
      {MENU.map((section) => (
        <KindMenu key={section.kind} {...{ section, held, texts, locale }} />
      ))}
      <ToolsMenu {...{ held, texts, locale }} />
      {standing([[t('header.pricing'), '/pricing']], locale).map((link) => (
        <li key={link.href} className="for-visitors">
          <a className="nav__b" href={link.href} target="_blank" rel="noopener">
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
