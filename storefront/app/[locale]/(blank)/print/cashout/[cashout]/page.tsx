import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { PrintedReceipt } from '#storefront/features/cashouts/printed-receipt.tsx'
import { Guarded } from '#storefront/session/guarded.tsx'

interface PageProps {
  readonly params: PageParams<'cashout'>
}

/** Rendered at the first request and cached: it shows nothing of the cashout, which arrives with the session. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const { cashout } = await params
  const t = await getTranslations({ locale, namespace: 'cashouts.receipt' })
  return pageMetadata({ page: { family: 'cashoutReceipt', params: { cashout } }, locale, title: t('title') })
}

export default async function Page({ params }: PageProps) {
  const locale = await localeOf(params)
  const { cashout } = await params
  setRequestLocale(locale)
  const { common, errors, form, cashouts } = await getMessages({ locale })
  return (
    <NextIntlClientProvider locale={locale} messages={{ common, errors, form, cashouts }} timeZone="UTC">
      <Guarded guard="auth" locale={locale} fallback={null}>
        <PrintedReceipt cashout={cashout} locale={locale} />
      </Guarded>
    </NextIntlClientProvider>
  )
}
