import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'

/** An offer that ended, or that was used up. */
export function EndedOffer({ locale, title }: { readonly locale: Locale; readonly title: string }) {
  const t = useTranslations('pricing')
  return (
    <div className="wrap wrap--text section">
      <EmptyState level="h1" heading={t('offer.ended')} text={t('offer.endedText', { title })}>
        <LinkButton tone="primary" href={href('pricing', locale)}>
          {t('allPlans')}
        </LinkButton>
      </EmptyState>
    </div>
  )
}
