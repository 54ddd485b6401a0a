import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { CertificateCheck } from '#storefront/features/certificates/certificate-check.tsx'
import { OfflineCheck } from '#storefront/features/certificates/offline-check.tsx'

interface Props {
  readonly params: PageParams<'number'>
}

/** Rendered at the first request and cached: the answer is read by the browser, since a certificate may be revoked. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const { number } = await params
  const t = await getTranslations({ locale, namespace: 'certificates.check' })
  return pageMetadata({
    page: { family: 'certificate', params: { number } },
    locale,
    title: t('title'),
    description: t('lead'),
  })
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params)
  const { number } = await params
  setRequestLocale(locale)
  const [t, { certificates, common, errors, form }] = await Promise.all([
    getTranslations({ locale, namespace: 'certificates.check' }),
    getMessages({ locale }),
  ])
  return (
    <div className="wrap wrap--text certificate">
      <div className="stack">
        <h1 className="h-1">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <NextIntlClientProvider
        locale={locale}
        messages={{ certificates, common, errors, form }}
        timeZone="UTC"
      >
        <CertificateCheck number={number} locale={locale} />
      </NextIntlClientProvider>
      <noscript>
        <p className="alert">{t('noScripts', { address: `/api/certificates/${number}` })}</p>
      </noscript>
      <p>
        <a className="link" href={href('certificateSearch', locale)}>
          {t('search.other')}
        </a>
      </p>
      <OfflineCheck />
    </div>
  )
}
