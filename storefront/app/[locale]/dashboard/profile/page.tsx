import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { DashboardPage } from '#storefront/features/dashboard/dashboard-page.tsx'
import { Profile } from '#storefront/features/profile/profile.tsx'

interface PageProps {
  readonly params: PageParams<never>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'dashboard' })
  return pageMetadata({
    page: { family: 'dashboard', params: { section: 'profile' } },
    locale,
    title: t('sections.profile'),
  })
}

export default async function Page({ params }: PageProps) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  return (
    <DashboardPage locale={locale} section="profile" messages={['dashboard', 'profile', 'account']}>
      <Profile locale={locale} />
    </DashboardPage>
  )
}
