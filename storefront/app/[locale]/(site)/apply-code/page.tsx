import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { ApplyCode } from '#storefront/features/coupons/apply-code.tsx'

interface Props {
  readonly params: PageParams<never>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'coupons' })
  return pageMetadata({
    page: { family: 'applyCode', params: {} },
    locale,
    title: t('title'),
    description: t('lead'),
  })
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, { coupons, errors, form }] = await Promise.all([
    getTranslations({ locale, namespace: 'coupons' }),
    getMessages({ locale }),
  ])
  return (
    <div className="wrap wrap--text coupon">
      <div className="stack">
        <h1 className="h-1">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <NextIntlClientProvider locale={locale} messages={{ coupons, errors, form }} timeZone="UTC">
        <ApplyCode />
      </NextIntlClientProvider>
    </div>
  )
}
