import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { Cart } from '#storefront/features/cart/cart.tsx'
import { DashboardPage } from '#storefront/features/dashboard/dashboard-page.tsx'

interface PageProps {
  readonly params: PageParams<'slug'>
}

/** Rendered at the first request and cached: it changes with the code only, and says nothing of whose cart it is. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const { slug } = await params
  const t = await getTranslations({ locale, namespace: 'dashboard.sections' })
  return pageMetadata({ page: { family: 'cart', params: { slug } }, locale, title: t('carts') })
}

export default async function Page({ params }: PageProps) {
  const locale = await localeOf(params)
  const { slug } = await params
  setRequestLocale(locale)
  return (
    <DashboardPage locale={locale} section="carts" messages={['cart', 'coupons', 'dashboard']}>
      <Cart slug={slug} locale={locale} />
    </DashboardPage>
  )
}
