import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { PrintedStatement } from '#storefront/features/statements/printed-statement.tsx'
import { Guarded } from '#storefront/session/guarded.tsx'

interface PageProps {
  readonly params: PageParams<'statement'>
}

/** Rendered at the first request and cached: it shows nothing of the statement, which arrives with the session. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const { statement } = await params
  const t = await getTranslations({ locale, namespace: 'statements.own' })
  return pageMetadata({ page: { family: 'statement', params: { statement } }, locale, title: t('one') })
}

export default async function Page({ params }: PageProps) {
  const locale = await localeOf(params)
  const { statement } = await params
  setRequestLocale(locale)
  const { common, errors, form, statements } = await getMessages({ locale })
  return (
    <NextIntlClientProvider locale={locale} messages={{ common, errors, form, statements }} timeZone="UTC">
      <Guarded guard="auth" locale={locale} fallback={null}>
        <PrintedStatement statement={statement} locale={locale} />
      </Guarded>
    </NextIntlClientProvider>
  )
}
