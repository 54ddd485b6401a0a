import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { EndSubscription } from '#storefront/features/newsletter/end-subscription.tsx'

interface Props {
  readonly params: PageParams<never>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'newsletter' })
  return pageMetadata({ page: { family: 'unsubscribe', params: {} }, locale, title: t('end.title') })
}

/** Ends a subscription by the link of a newsletter. */
export default async function UnsubscribePage({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, { newsletter, errors }] = await Promise.all([
    getTranslations({ locale, namespace: 'newsletter' }),
    getMessages({ locale }),
  ])
  return (
    <div className="wrap wrap--text contact">
      <h1 className="h-1">{t('end.title')}</h1>
      <NextIntlClientProvider locale={locale} messages={{ newsletter, errors }} timeZone="UTC">
        <EndSubscription />
      </NextIntlClientProvider>
    </div>
  )
}
