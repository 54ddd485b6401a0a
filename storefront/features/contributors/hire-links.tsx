import { useTranslations } from 'next-intl'
import { DESIGNATION_CODES, type Designation } from '#domain/contributors/designations.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

interface HireLinksProps {
  readonly locale: Locale
  /** The one that is shown; null on other pages. */
  readonly current?: Designation | null
}

/** The pages of those who can be hired, by what they do. */
export function HireLinks({ locale, current = null }: HireLinksProps) {
  const t = useTranslations('contributor')
  return (
    <nav className="pill-row" aria-label={t('hire.label')}>
      {DESIGNATION_CODES.map((designation) => (
        <a
          key={designation}
          className="pill"
          href={href('hire', locale, { designation })}
          aria-current={designation === current ? 'page' : undefined}
        >
          {t(`designation.${designation}.many`)}
        </a>
      ))}
    </nav>
  )
}
