import { useTranslations } from 'next-intl'
import type { Contributors } from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { ContributorCard } from '#storefront/features/contributors/contributor-card.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'

interface HireSectionsProps {
  readonly locale: Locale
  /** Those who take commissions first. */
  readonly contributors: Contributors['entries']
}

/**
 * Contributors who accept commissions, and others with this designation; only those who said so are shown as available.
 */
export function HireSections({ locale, contributors }: HireSectionsProps) {
  const t = useTranslations('contributor.hire')
  const open = contributors.filter(({ openToWork }) => openToWork)
  const others = contributors.filter(({ openToWork }) => !openToWork)
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
    <>
      <HireSection id="hire-open" title={t('open')} {...{ locale, contributors: open }} />
      <HireSection
        id="hire-others"
        title={t('others')}
        note={t('othersNote')}
        {...{ locale, contributors: others }}
      />
    </>
  )
}

interface HireSectionProps extends HireSectionsProps {
  readonly id: string
  readonly title: string
  readonly note?: string
}

function HireSection({ id, title, note, locale, contributors }: HireSectionProps) {
  if (contributors.length === 0) return null
  return (
    <section className="hire__s" aria-labelledby={id}>
      <div>
        <h2 className="h-3" id={id}>
          {title}
        </h2>
        {note && <p className="lead">{note}</p>}
      </div>
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
