import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { SettingsList } from '#storefront/features/experiments/settings-list.tsx'

interface Props {
  readonly params: PageParams<never>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'tests' })
  return pageMetadata({
    page: { family: 'frontendSettings', params: {} },
    locale,
    title: t('settings.title'),
  })
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, { tests }] = await Promise.all([
    getTranslations({ locale, namespace: 'tests' }),
    getMessages({ locale }),
  ])
  return (
    <div className="wrap wrap--text stack">
      <h1 className="h-1">{t('settings.title')}</h1>
      <p className="lead">{t('settings.lead')}</p>
      <NextIntlClientProvider locale={locale} messages={{ tests }} timeZone="UTC">
        <SettingsList />
      </NextIntlClientProvider>
    </div>
  )
}
