import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { SharedCollection } from '#storefront/features/collections/shared/shared-collection.tsx'

interface PageProps {
  readonly params: PageParams<'key'>
}

/** Made at the first request and kept: what is shared is read by the browser. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const { key } = await params
  const t = await getTranslations({ locale, namespace: 'myCollections.shared' })
  return pageMetadata({
    page: { family: 'sharedCollection', params: { key } },
    locale,
    title: t('title'),
  })
}

export default async function Page({ params }: PageProps) {
  const locale = await localeOf(params)
  const { key } = await params
  setRequestLocale(locale)
  const [t, { common, dashboard, errors, form, kinds, myCollections, palettes, zip }] = await Promise.all([
    getTranslations({ locale, namespace: 'dashboard' }),
    getMessages({ locale }),
  ])
  return (
    <div className="wrap section shared">
      <NextIntlClientProvider
        locale={locale}
        messages={{ common, dashboard, errors, form, kinds, myCollections, palettes, zip }}
        timeZone="UTC"
      >
        <SharedCollection shareKey={key} locale={locale} />
      </NextIntlClientProvider>
      <noscript>
        <p className="alert">{t('noScripts')}</p>
      </noscript>
    </div>
  )
}
