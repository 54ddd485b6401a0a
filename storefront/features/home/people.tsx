import { useTranslations } from 'next-intl'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { PersonCard } from '#storefront/ui/person-card.tsx'
import { SectionHead } from '#storefront/ui/section-head.tsx'

interface PeopleProps {
  readonly home: Home
  readonly locale: Locale
}

const PEOPLE = 4

/** Contributors, with three works of each. */
export function PeopleSection({ home: { contributors }, locale }: PeopleProps) {
  const t = useTranslations('home.people')
  if (contributors.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHead title={t('heading')} more={{ label: t('more'), href: href('contributors', locale) }} />
      <div className="people">
        {contributors.slice(0, PEOPLE).map((contributor) => (
          <PersonCard key={contributor.username} contributor={contributor} locale={locale} />
        ))}
      </div>
    </section>
  )
}
