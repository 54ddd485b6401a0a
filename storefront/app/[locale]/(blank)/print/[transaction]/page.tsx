import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { PrintedTransaction } from '#storefront/features/transactions/printed-transaction.tsx'
import { Guarded } from '#storefront/session/guarded.tsx'

interface PageProps {
  readonly params: PageParams<'transaction'>
}

/** Rendered at the first request and cached: it shows nothing of the transaction, which arrives with the session. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const { transaction } = await params
  const t = await getTranslations({ locale, namespace: 'transactions' })
  return pageMetadata({ page: { family: 'transaction', params: { transaction } }, locale, title: t('one') })
}

export default async function Page({ params }: PageProps) {
  const locale = await localeOf(params)
  const { transaction } = await params
  setRequestLocale(locale)
  const { common, errors, form, transactions } = await getMessages({ locale })
  return (
    <NextIntlClientProvider locale={locale} messages={{ common, errors, form, transactions }} timeZone="UTC">
      <Guarded guard="auth" locale={locale} fallback={null}>
        <PrintedTransaction transaction={transaction} locale={locale} />
      </Guarded>
    </NextIntlClientProvider>
  )
}
