import { useTranslations } from 'next-intl'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { countOf, MENU_VARIANTS, type Section } from '#storefront/features/header/menu.ts'

interface BrowseLinksProps {
  readonly section: Section
  readonly home: Home | null
  readonly locale: Locale
}

/** The listings of a section: its variants, its packs, and the kind beside it where there is any of it. */
export function BrowseLinks({ section: { kind, beside }, home, locale }: BrowseLinksProps) {
  const t = useTranslations()
  return (
    <ul className="mega__l">
      {MENU_VARIANTS.map((variant) => (
        <li key={variant}>
          <a href={href('listing', locale, { kind, variant })}>{t(`header.browse.${variant}`)}</a>
        </li>
      ))}
      <li>
        <a href={href('listing', locale, { kind, form: 'pack' })}>{t(`kinds.${kind}.packs`)}</a>
      </li>
      {countOf(beside, home) !== 0 && (
        <li>
          <a href={href('listing', locale, { kind: beside })}>{t(`kinds.${beside}.many`)}</a>
        </li>
      )}
    </ul>
  )
}
