import { useTranslations } from 'next-intl'
import type { Contributors } from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { ContributorCard } from '#storefront/features/contributors/contributor-card.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'

interface HireListProps {
  readonly locale: Locale
  /** Those who accept commissions. */
  readonly contributors: Contributors['entries']
}

/** Contributors who can be hired, and how to contact each; says so where there is none. */
export function HireList({ locale, contributors }: HireListProps) {
  const t = useTranslations('contributor.hire')
  if (contributors.length === 0) {
    return (
      <EmptyState heading={t('nobody')} text={t('nobodyText')}>
        <LinkButton tone="primary" href={href('contributors', locale)}>
          {t('all')}
        </LinkButton>
      </EmptyState>
    )
  }
  return (
    <section className="hire__s" aria-labelledby="hire-open">
      <h2 className="h-3" id="hire-open">
        {t('open')}
      </h2>
      <div className="people-l">
        {contributors.map((contributor) => (
          <ContributorCard
            key={contributor.username}
            contributor={contributor}
            locale={locale}
            heading="h3"
            reach
          />
        ))}
      </div>
    </section>
  )
}
