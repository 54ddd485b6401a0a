import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { DashboardPage } from '#storefront/features/dashboard/dashboard-page.tsx'
import { NotificationsList } from '#storefront/features/notifications/list.tsx'

interface PageProps {
  readonly params: PageParams<never>
}

/** Made at the first request and kept: it changes with the code alone. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'dashboard.sections' })
  return pageMetadata({
    page: { family: 'dashboard', params: { section: 'notifications' } },
    locale,
    title: t('notifications'),
  })
}

export default async function Page({ params }: PageProps) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  return (
    <DashboardPage locale={locale} section="notifications" messages={['notifications']}>
      <NotificationsList />
    </DashboardPage>
  )
}
