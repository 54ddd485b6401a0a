import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { CLAIM_OUTCOMES } from '#domain/takedown/claim.ts'
import { COUNTER_DAYS, HEARING_DAYS } from '#domain/takedown/limits.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readTakedownCounts } from '#storefront/data/takedowns.ts'
import { CaseCounts } from '#storefront/features/takedown/case-counts.tsx'
import { ClaimIsland } from '#storefront/features/takedown/claim-island.tsx'

interface Props {
  readonly params: PageParams<'outcome'>
}

const STEPS = ['confirm', 'hide', 'hear', 'decide', 'counter'] as const

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'takedown' })
  return pageMetadata({
    page: { family: 'takedown', params: {} },
    locale,
    title: t('title'),
    description: t('lead'),
  })
}

/** The claim form for rights holders, how claims are decided, and how many there were in each year. */
export default async function TakedownPage({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, { takedown, errors, form }, { outcome }, counts] = await Promise.all([
    getTranslations({ locale, namespace: 'takedown' }),
    getMessages({ locale }),
    params,
    readTakedownCounts(locale),
  ])
  return (
    <div className="wrap wrap--text takedown">
      <header className="stack">
        <h1 className="h-1">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <NextIntlClientProvider locale={locale} messages={{ takedown, errors, form }} timeZone="UTC">
        <ClaimIsland outcome={CLAIM_OUTCOMES.find((one) => one === outcome) ?? null} />
      </NextIntlClientProvider>
      <section className="stack">
        <h2 className="h-3">{t('steps.heading')}</h2>
        <ol className="takedown__steps">
          {STEPS.map((step) => (
            <li key={step}>{t(`steps.${step}`, { hearing: HEARING_DAYS, counter: COUNTER_DAYS })}</li>
          ))}
        </ol>
      </section>
      <CaseCounts counts={counts} />
    </div>
  )
}
