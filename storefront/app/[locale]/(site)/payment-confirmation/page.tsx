import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { FAMILIES } from '#domain/routing/families.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { ConfirmationPage } from '#storefront/features/confirmation/confirmation-page.tsx'
import { Guarded } from '#storefront/session/guarded.tsx'

interface Props {
  readonly params: PageParams<never>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'checkout.confirmation' })
  return pageMetadata({
    page: { family: 'paymentConfirmation', params: {} },
    locale,
    title: t('title'),
    description: t('asking.text'),
  })
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, { checkout }] = await Promise.all([
    getTranslations({ locale, namespace: 'checkout.confirmation' }),
    getMessages({ locale }),
  ])
  return (
    <div className="wrap wrap--text confirmation">
      <NextIntlClientProvider locale={locale} messages={{ checkout }} timeZone="UTC">
        <Guarded
          guard={FAMILIES.paymentConfirmation.guard({}) ?? 'auth'}
          locale={locale}
          fallback={<h1 className="h-1">{t('asking.heading')}</h1>}
        >
          <ConfirmationPage />
        </Guarded>
      </NextIntlClientProvider>
    </div>
  )
}
