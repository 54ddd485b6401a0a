import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'

/** Shown when no asset is similar to the picture. */
export function NoSimilar({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('pictures')
  const listing = useTranslations('listing.empty')
  return (
    <EmptyState level="h1" heading={t('results.noneHeading')} text={t('results.noneText')}>
      <LinkButton tone="primary" href={href('pictureSearch', locale)}>
        {t('another')}
      </LinkButton>
      <LinkButton tone="quiet" href={href('listing', locale)}>
        {listing('browse')}
      </LinkButton>
    </EmptyState>
  )
}
