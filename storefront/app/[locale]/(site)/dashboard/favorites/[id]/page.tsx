import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { Collection } from '#storefront/features/collections/own/collection.tsx'
import { DashboardPage } from '#storefront/features/dashboard/dashboard-page.tsx'

interface PageProps {
  readonly params: PageParams<'id'>
}

/** Made at the first request and kept: it changes with the code alone, and says nothing of whose collection it is. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const { id } = await params
  const t = await getTranslations({ locale, namespace: 'dashboard.sections' })
  return pageMetadata({
    page: { family: 'ownCollection', params: { id } },
    locale,
    title: t('favorites'),
  })
}

export default async function Page({ params }: PageProps) {
  const locale = await localeOf(params)
  const { id } = await params
  setRequestLocale(locale)
  return (
    <DashboardPage
      locale={locale}
      section="favorites"
      messages={['dashboard', 'kinds', 'myCollections', 'palettes', 'zip']}
    >
      <Collection id={id} locale={locale} />
    </DashboardPage>
  )
}
