import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readPlans } from '#storefront/data/plans.ts'
import { readSite } from '#storefront/data/site.ts'
import { environment } from '#storefront/env.ts'
import { PricingPage } from '#storefront/features/pricing/pricing-page.tsx'

interface Props {
  readonly params: PageParams<never>
}

/** Rendered at the first request and cached until staff change a plan. */
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

export default async function Page({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [plans, { pricing, checkout }, { support }] = await Promise.all([
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
        help={{
          helpCentre: env.HELP_CENTRE_URL ?? null,
          chat: env.CHAT_SCRIPT_URL ?? null,
          email: support,
        }}
      />
    </NextIntlClientProvider>
  )
}
