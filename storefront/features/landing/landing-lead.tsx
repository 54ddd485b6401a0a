import { useTranslations } from 'next-intl'
import type { LandingPage } from '#domain/contract/landing.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { Plate } from '#storefront/ui/plate.tsx'
import { PLATES } from '#storefront/ui/sizes.ts'

interface LandingLeadProps {
  readonly page: LandingPage
  readonly heading: string
  readonly locale: Locale
}

/** What a page that editors made begins with: what it is about, and works that stand for it. */
export function LandingLead({ page: { description, hero }, heading, locale }: LandingLeadProps) {
  const t = useTranslations('landing')
  return (
    <div className="landing">
      <div className="landing__t">
        <h1 className="h-1">{heading}</h1>
        {description && <p className="lead">{description}</p>}
      </div>
      {hero.length > 0 && (
        <ul className="landing__works" aria-label={t('works')}>
          {hero.map((item) => (
            <Plate key={item.slug} item={item} locale={locale} sizes={PLATES.sixth} eager />
          ))}
        </ul>
      )}
    </div>
  )
}
