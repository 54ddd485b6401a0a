import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Kind } from '#domain/assets/kinds.ts'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { SiteTexts } from '#domain/contract/site-texts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { heldCount } from '#domain/menu/held.ts'
import type { MenuSectionName } from '#domain/menu/sections.ts'
import { href } from '#domain/routing/href.ts'
import { LinkList } from '#storefront/features/header/link-list.tsx'
import type { Section } from '#storefront/features/header/menu.ts'
import {
  browseLinks,
  formatLinks,
  stripLinks,
  subjectLinks,
  toolLinks,
  writtenColumns,
} from '#storefront/features/header/menu-links.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface KindMenuProps {
  readonly section: Section
  readonly held: KindCounts | null
  readonly texts: SiteTexts
  readonly locale: Locale
}

/** A section of the main menu for one kind. */
export function KindMenu({ section, held, texts, locale }: KindMenuProps) {
  const t = useTranslations()
  const { kind } = section
  const count = heldCount(held, { kind })
  return (
    <MegaMenu label={t(`header.menu.${kind}`)} shows={kind} {...{ held, texts, locale }} section={kind}>
      <div>
        <h2 className="mega__h">
          <a href={href('listing', locale, { kind })}>{t(`kinds.${kind}.many`)}</a>{' '}
          {count !== null && <span className="num">{t('header.count', { count })}</span>}
        </h2>
        <LinkList links={browseLinks(t, section, held, locale)} />
      </div>
      <div>
        <h2 className="mega__h">{t('header.subjects.heading')}</h2>
        <LinkList links={subjectLinks(t, section, locale)} />
      </div>
    </MegaMenu>
  )
}

/** The section of tools. */
export function ToolsMenu({ held, texts, locale }: Omit<KindMenuProps, 'section'>) {
  const t = useTranslations()
  return (
    <MegaMenu label={t('header.menu.tools')} shows="all" {...{ held, texts, locale }} section="tools">
      <div>
        <h2 className="mega__h">{t('header.tools.heading')}</h2>
        <LinkList links={toolLinks(t, locale)} />
      </div>
      <div>
        <h2 className="mega__h">{t('header.formats')}</h2>
        <LinkList links={formatLinks(held, locale)} />
      </div>
    </MegaMenu>
  )
}

interface MegaMenuProps {
  readonly label: string
  /** Whose picks it shows. */
  readonly shows: Kind | 'all'
  readonly section: MenuSectionName
  readonly held: KindCounts | null
  readonly texts: SiteTexts
  readonly locale: Locale
  /** The built-in columns, shown where editors wrote none for this section. */
  readonly children: ReactNode
}

/**
 * A button and the sheet it opens: a popover, so that the browser closes it on Escape, on a click outside and when
 * another one opens, with or without scripts. The picks are fetched on hover or focus (`lazy/`), so that pages do not
 * carry them.
 */
function MegaMenu({ label, shows, section, held, texts, locale, children }: MegaMenuProps) {
  const t = useTranslations('header')
  const id = `menu-${section}`
  const columns = writtenColumns(texts, section, held)
  const plugins = stripLinks(texts, locale)
  return (
    <li className="nav__i">
      <button type="button" className="nav__b" popoverTarget={id}>
        {label}
        <Icon name="chevron-down" />
      </button>
      <div className="mega" id={id} popover="auto">
        <div className="wrap mega__in">
          {columns.length === 0
            ? children
            : columns.map(({ heading, links }) => (
                <div key={heading}>
                  <h2 className="mega__h">{heading}</h2>
                  <LinkList links={links} />
                </div>
              ))}
          <div className="needs-script">
            <h2 className="mega__h">{t('picks')}</h2>
            <div className="mega__live" data-picks={shows} />
          </div>
        </div>
        {plugins.length > 0 && (
          <nav className="mega__plugins" aria-label={t('plugins')}>
            <div className="wrap row">
              <span className="muted">{t('worksIn')}</span>
              {plugins.map((plugin) => (
                <a key={plugin.href} className="link" href={plugin.href}>
                  {plugin.label}
                </a>
              ))}
            </div>
          </nav>
        )}
      </div>
    </li>
  )
}
