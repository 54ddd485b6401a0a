import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { DashboardPage } from '#storefront/features/dashboard/dashboard-page.tsx'
import { Downloads } from '#storefront/features/downloads/downloads.tsx'

interface PageProps {
  readonly params: PageParams<never>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'dashboard' })
  return pageMetadata({
    page: { family: 'dashboard', params: { section: 'downloads' } },
    locale,
    title: t('sections.downloads'),
  })
}

export default async function Page({ params }: PageProps) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  return (
    <DashboardPage locale={locale} section="downloads" messages={['dashboard', 'downloads', 'kinds']}>
      <Downloads locale={locale} />
    </DashboardPage>
  )
}
