import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'

interface NothingAlikeProps {
  readonly locale: Locale
  /** Nothing looks like the picture, or there is no such search any more. */
  readonly why: 'none' | 'ended'
}

/** In place of results. */
export function NothingAlike({ locale, why }: NothingAlikeProps) {
  const t = useTranslations('pictures')
  const listing = useTranslations('listing.empty')
  return (
    <EmptyState level="h1" heading={t(`results.${why}Heading`)} text={t(`results.${why}Text`)}>
      <LinkButton tone="primary" href={href('pictureSearch', locale)}>
        {t('another')}
      </LinkButton>
      <LinkButton tone="quiet" href={href('listing', locale)}>
        {listing('browse')}
      </LinkButton>
    </EmptyState>
  )
}
