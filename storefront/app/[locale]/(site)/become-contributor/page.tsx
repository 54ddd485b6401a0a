import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { AccountFrame } from '#storefront/features/account/pages/account-frame.tsx'
import { BecomeContributor } from '#storefront/features/account/pages/become-contributor.tsx'
import { ReviewTimes } from '#storefront/features/account/pages/review-times.tsx'
import { Guarded } from '#storefront/session/guarded.tsx'

interface PageProps {
  readonly params: PageParams<never>
}

/** Made at the first request and kept; the review times are read again every ten minutes. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'account' })
  const page = { family: 'becomeContributor', params: {} } as const
  return pageMetadata({ page, locale, title: t('becoming.title') })
}

export default async function Page({ params }: PageProps) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const t = await getTranslations({ locale })
  return (
    <AccountFrame locale={locale} heading={t('account.becoming.title')}>
      <Guarded guard="auth" locale={locale} fallback={<p className="muted">{t('common.loading')}</p>}>
        <BecomeContributor />
      </Guarded>
      <ReviewTimes locale={locale} />
    </AccountFrame>
  )
}
