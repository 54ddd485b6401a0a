import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readPublishedMonths } from '#storefront/data/statements.ts'
import { PublishedMonths } from '#storefront/features/statements/published-months.tsx'
import { StatementCheck } from '#storefront/features/statements/statement-check.tsx'

interface Props {
  readonly params: PageParams<never>
}

/** Rendered at the first request and cached: it is the same for all. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'statements' })
  return pageMetadata({
    page: { family: 'statements', params: {} },
    locale,
    title: t('title'),
    description: t('lead'),
  })
}

/** The roots and totals of published months, and the check of a statement in the browser. */
export default async function Page({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, { statements }, months] = await Promise.all([
    getTranslations({ locale, namespace: 'statements' }),
    getMessages({ locale }),
    readPublishedMonths(locale),
  ])
  const roots = Object.fromEntries(months.map(({ month, root }) => [month, root]))
  return (
    <div className="wrap statements">
      <div className="stack">
        <h1 className="h-1">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <NextIntlClientProvider locale={locale} messages={{ statements }} timeZone="UTC">
        <StatementCheck locale={locale} roots={roots} />
      </NextIntlClientProvider>
      <PublishedMonths locale={locale} months={months} />
    </div>
  )
}
