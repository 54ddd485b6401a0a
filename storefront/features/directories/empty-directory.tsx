import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'

/** Shown in a directory without entries. */
export function EmptyDirectory({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('taxonomy.empty')
  return (
    <EmptyState heading={t('heading')} text={t('text')}>
      <LinkButton tone="primary" href={href('listing', locale)}>
        {t('browse')}
      </LinkButton>
    </EmptyState>
  )
}
