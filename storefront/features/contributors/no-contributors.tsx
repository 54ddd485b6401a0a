import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'

interface NoContributorsProps {
  readonly locale: Locale
  readonly name: string
}

/** Shown when no contributor has the name. */
export function NoContributors({ locale, name }: NoContributorsProps) {
  const t = useTranslations('contributor.find')
  return (
    <EmptyState heading={t('nobody')} text={t('nobodyText', { name })}>
      <LinkButton tone="primary" href={href('contributors', locale)}>
        {t('everybody')}
      </LinkButton>
    </EmptyState>
  )
}
