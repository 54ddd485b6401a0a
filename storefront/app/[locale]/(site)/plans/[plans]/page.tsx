import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { isPlanPage, PLAN_PAGES } from '#domain/plans/plan-pages.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readPlans } from '#storefront/data/plans.ts'
import { readSite } from '#storefront/data/site.ts'
import { PlansPage } from '#storefront/features/pricing/plans-page.tsx'

interface Props {
  readonly params: PageParams<'plans'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await pageOf(params)
  const t = await getTranslations({ locale, namespace: 'pricing.pages' })
  return pageMetadata({
    page: { family: 'planPage', params: { plans: page } },
    locale,
    title: t(`${page}.heading`),
    description: t(`${page}.lead`),
  })
}

/** The plans of one page that are on sale; without any the page does not exist. */
export default async function Page({ params }: Props) {
  const { locale, page } = await pageOf(params)
  setRequestLocale(locale)
  const [sold, { pricing, checkout }, { currency }] = await Promise.all([
    readPlans(locale),
    getMessages({ locale }),
    readSite(locale),
  ])
  const plans = PLAN_PAGES[page].flatMap((slug) => sold.filter((plan) => plan.slug === slug))
  if (plans.length === 0) notFound()
  return (
    <NextIntlClientProvider locale={locale} messages={{ pricing, checkout }} timeZone="UTC">
      <PlansPage locale={locale} page={page} plans={plans} currency={currency} />
    </NextIntlClientProvider>
  )
}

async function pageOf(params: Props['params']) {
  const locale = await localeOf(params)
  const { plans } = await params
  return { locale, page: isPlanPage(plans) ? plans : notFound() }
}
