import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { Site } from '#domain/contract/site.ts'
import type { SiteTexts } from '#domain/contract/site-texts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { isHeld } from '#domain/menu/held.ts'
import { href } from '#domain/routing/href.ts'
import { LinkList, type MenuLink } from '#storefront/features/header/link-list.tsx'
import { MENU } from '#storefront/features/header/menu.ts'
import { browseLinks, sectionLinks, standing, toolLinks } from '#storefront/features/header/menu-links.ts'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** The menu of small screens, which a button of the header opens. */
export const DRAWER_ID = 'drawer'

interface DrawerProps {
  readonly site: Site
  readonly held: KindCounts | null
  readonly texts: SiteTexts
  readonly locale: Locale
  readonly search: ReactNode
  /** Fixed at the bottom of the menu. */
  readonly account: ReactNode
}

/** The button, and the sheet below the header, with one section open at a time. */
export function Drawer({ site, held, texts, locale, search, account }: DrawerProps) {
  const t = useTranslations()
  return (
    <div className="no-lg">
      <button
        type="button"
        className="btn btn--ghost btn--icon"
        popoverTarget={DRAWER_ID}
        aria-label={t('header.menu.label')}
      >
        <Icon name="menu" className="drawer__open" />
        <Icon name="x" className="drawer__close" />
      </button>
      <div className="drawer" id={DRAWER_ID} popover="auto">
        {search}
        <nav aria-label={t('header.menu.label')}>
          <StaticMarkup id="drawer-menu" of={[site.name, held, texts, locale]}>
            <Sections {...{ held, texts, locale }} />
          </StaticMarkup>
        </nav>
        {account}
      </div>
    </div>
  )
}

function Sections({ held, texts, locale }: Pick<DrawerProps, 'held' | 'texts' | 'locale'>) {
  const t = useTranslations()
  const plain = plainLinks(t, held, texts, locale)
  return (
    <>
      {MENU.map((section) => (
        <Folded key={section.kind} label={t(`header.menu.${section.kind}`)}>
          <LinkList
            links={sectionLinks(texts, section.kind, held) ?? browseLinks(t, section, held, locale)}
          />
        </Folded>
      ))}
      <Folded label={t('header.menu.tools')}>
        <LinkList links={sectionLinks(texts, 'tools', held) ?? toolLinks(t, locale)} />
      </Folded>
      {plain.map((link) => (
        <a key={link.href} className="drawer__l" href={link.href}>
          {link.label}
        </a>
      ))}
      {isHeld(held, { variant: 'exclusive' }) && (
        <a className="drawer__l for-people" href={href('listing', locale, { variant: 'exclusive' })}>
          {t('header.exclusive')}
        </a>
      )}
      {isHeld(held, { variant: 'free' }) && (
        <a className="drawer__l for-visitors" href={href('listing', locale, { variant: 'free' })}>
          {t('header.free')}
        </a>
      )}
      {standing([[t('header.pricing'), '/pricing']], locale).map((link) => (
        <a key={link.href} className="drawer__l for-visitors" href={link.href} target="_blank" rel="noopener">
          {link.label}
        </a>
      ))}
      <a className="drawer__l" href={href('contact', locale)}>
        {t('header.contact')}
      </a>
    </>
  )
}

/** Links without a section: the other kinds, directories, and pages that may not exist yet. */
function plainLinks(
  t: ReturnType<typeof useTranslations<never>>,
  held: KindCounts | null,
  texts: SiteTexts,
  locale: Locale,
): readonly MenuLink[] {
  return [
    ...(['photo', 'template'] as const)
      .filter((kind) => isHeld(held, { kind }))
      .map((kind) => ({ label: t(`kinds.${kind}.many`), href: href('listing', locale, { kind }) })),
    { label: t('kinds.all.packs'), href: href('listing', locale, { form: 'pack' }) },
    { label: t('header.categories'), href: href('categories', locale) },
    { label: t('header.contributors'), href: href('contributors', locale) },
    ...(texts.strip.length > 0
      ? [{ label: t('header.plugins'), href: href('landing', locale, { slug: 'plugins' }) }]
      : []),
    ...standing([[t('header.unicons'), '/unicons/explore']], locale),
  ]
}

function Folded({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details name={DRAWER_ID}>
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
