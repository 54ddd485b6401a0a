import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'

/** A cart without assets. */
export function EmptyCart({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('cart.none')
  return (
    <EmptyState heading={t('heading')} text={t('text')}>
      <LinkButton tone="primary" href={href('listing', locale, { kind: 'icon' })}>
        {t('step')}
      </LinkButton>
    </EmptyState>
  )
}
