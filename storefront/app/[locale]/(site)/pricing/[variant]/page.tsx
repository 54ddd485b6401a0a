import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { BILLING_PERIODS } from '#domain/plans/plan.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readPlans } from '#storefront/data/plans.ts'
import { readSite } from '#storefront/data/site.ts'
import { environment } from '#storefront/env.ts'
import { PricingPage } from '#storefront/features/pricing/pricing-page.tsx'

interface Props {
  readonly params: PageParams<'variant'>
}

/** Rendered at the first request of each variant and cached until staff change a plan. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'pricing' })
  return pageMetadata({
    page: { family: 'pricing', params: {} },
    locale,
    title: t('title'),
    description: t('lead'),
  })
}

/** The prices, opened with the period of the variant that the proxy chose. */
export default async function Page({ params }: Props) {
  const locale = await localeOf(params)
  const { variant } = await params
  setRequestLocale(locale)
  const [plans, { pricing, checkout }, { support, currency }] = await Promise.all([
    readPlans(locale),
    getMessages({ locale }),
    readSite(locale),
  ])
  const env = environment()
  return (
    <NextIntlClientProvider locale={locale} messages={{ pricing, checkout }} timeZone="UTC">
      <PricingPage
        locale={locale}
        plans={plans}
        currency={currency}
        period={BILLING_PERIODS.find((period) => period === variant) ?? 'year'}
        help={{
          helpCentre: env.HELP_CENTRE_URL ?? null,
          chat: env.CHAT_SCRIPT_URL ?? null,
          email: support,
        }}
      />
    </NextIntlClientProvider>
  )
}
