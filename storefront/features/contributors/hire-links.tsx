import { useTranslations } from 'next-intl'
import { DESIGNATION_CODES, type Designation } from '#domain/contributors/designations.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Pills } from '#storefront/ui/pills.tsx'

interface HireLinksProps {
  readonly locale: Locale
  /** The one that is shown; null on other pages. */
  readonly current?: Designation | null
}

/** The pages of those who can be hired, by what they do. */
export function HireLinks({ locale, current = null }: HireLinksProps) {
  const t = useTranslations('contributor')
  return (
    <nav aria-label={t('hire.label')}>
      <Pills
        pills={DESIGNATION_CODES.map((designation) => ({
          label: t(`designation.${designation}.many`),
          href: href('hire', locale, { designation }),
          current: designation === current,
        }))}
      />
    </nav>
  )
}
