import { useTranslations } from 'next-intl'
import type { SaleNoticeName } from '#domain/contract/sale-notices.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { SaleNoticeButton } from '#storefront/features/detail/sale-notice/sale-notice-button.tsx'

interface SaleNoticeProps {
  readonly asset: SaleNoticeName
  readonly locale: Locale
}

/** The action of an exclusive asset while it cannot be bought. */
export function SaleNotice({ asset, locale }: SaleNoticeProps) {
  const t = useTranslations('detail.exclusive.notice')
  return (
    <SaleNoticeButton
      asset={{ form: asset.form, slug: asset.slug }}
      listHref={`${href('dashboard', locale, { section: 'notification-settings' })}#sale-notices`}
      texts={{ request: t('request'), requested: t('requested'), all: t('all') }}
    />
  )
}
