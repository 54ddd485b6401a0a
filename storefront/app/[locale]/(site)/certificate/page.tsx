import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { NumberForm } from '#storefront/features/certificates/number-form.tsx'
import { OfflineCheck } from '#storefront/features/certificates/offline-check.tsx'

interface Props {
  readonly params: PageParams<never>
}

/** Rendered at the first request and cached: it is the same for all. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'certificates.check.search' })
  return pageMetadata({
    page: { family: 'certificateSearch', params: {} },
    locale,
    title: t('title'),
    description: t('lead'),
  })
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, { certificates, errors, form }] = await Promise.all([
    getTranslations({ locale, namespace: 'certificates.check.search' }),
    getMessages({ locale }),
  ])
  return (
    <div className="wrap wrap--text certificate">
      <div className="stack">
        <h1 className="h-1">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <NextIntlClientProvider locale={locale} messages={{ certificates, errors, form }} timeZone="UTC">
        <NumberForm locale={locale} />
      </NextIntlClientProvider>
      <OfflineCheck />
    </div>
  )
}
