import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { BrowseLinks } from '#storefront/features/header/browse-links.tsx'
import { countOf, picksOf, type Section } from '#storefront/features/header/menu.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Plate } from '#storefront/ui/plate.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'

interface MegaMenuProps {
  readonly section: Section
  readonly home: Home | null
  readonly locale: Locale
}

/**
 * One section of the main menu: a button and the sheet it opens. A popover, so that the browser itself closes it on
 * Escape, on a click outside and when another one opens, with or without scripts.
 */
export function MegaMenu({ section, home, locale }: MegaMenuProps) {
  const t = useTranslations()
  const { kind } = section
  const id = useId()
  const count = countOf(kind, home)
  return (
    <li className="nav__i">
      <button type="button" className="nav__b" popoverTarget={id}>
        {t(`header.menu.${kind}`)}
        <Icon name="chevron-down" />
      </button>
      <div className="mega" id={id} popover="auto">
        <div className="wrap mega__in">
          <div>
            <h2 className="mega__h">
              <a href={href('listing', locale, { kind })}>{t(`kinds.${kind}.many`)}</a>{' '}
              {count !== null && <span className="num">{t('header.count', { count })}</span>}
            </h2>
            <BrowseLinks section={section} home={home} locale={locale} />
          </div>
          <div>
            <h2 className="mega__h">{t('header.subjects.heading')}</h2>
            <SubjectLinks section={section} locale={locale} />
          </div>
          {home !== null && <Picks section={section} home={home} locale={locale} />}
        </div>
      </div>
    </li>
  )
}

function SubjectLinks({ section: { kind, subjects }, locale }: Pick<MegaMenuProps, 'section' | 'locale'>) {
  const t = useTranslations('header.subjects')
  return (
    <ul className="mega__l">
      {subjects.map((subject) => (
        <li key={subject}>
          <a href={href('listing', locale, { kind, words: subject })}>{t(subject)}</a>
        </li>
      ))}
    </ul>
  )
}

interface PicksProps {
  readonly section: Section
  readonly home: Home
  readonly locale: Locale
}

function Picks({ section, home, locale }: PicksProps) {
  const t = useTranslations('header')
  const picks = picksOf(section.kind, home)
  if (picks.length === 0) return null
  return (
    <div>
      <h2 className="mega__h">{t('picks')}</h2>
      <ul className="mega__picks">
        {picks.map((item) => (
          <Plate key={item.slug} item={item} locale={locale} sizes={SIZES.row} />
        ))}
      </ul>
    </div>
  )
}
