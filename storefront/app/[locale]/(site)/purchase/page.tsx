import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readPlans } from '#storefront/data/plans.ts'
import { readSite } from '#storefront/data/site.ts'
import { PurchasePage } from '#storefront/features/purchase/purchase-page.tsx'

interface Props {
  readonly params: PageParams<never>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'checkout' })
  return pageMetadata({
    page: { family: 'purchase', params: {} },
    locale,
    title: t('title'),
    description: t('signUpFirst'),
  })
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, plans, { checkout, coupons, errors, form }, { currency }] = await Promise.all([
    getTranslations({ locale, namespace: 'checkout' }),
    readPlans(locale),
    getMessages({ locale }),
    readSite(locale),
  ])
  return (
    <div className="wrap wrap--text purchase fills-window">
      <h1 className="h-1">{t('title')}</h1>
      <NextIntlClientProvider locale={locale} messages={{ checkout, coupons, errors, form }} timeZone="UTC">
        <PurchasePage plans={plans} currency={currency} />
      </NextIntlClientProvider>
    </div>
  )
}
