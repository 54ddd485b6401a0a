import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { isLocale } from '#domain/locales/locales.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { readLicenceTexts } from '#storefront/data/licences.ts'
import { LicencesPage } from '#storefront/features/licences/licences-page.tsx'

interface PageProps {
  readonly params: Promise<{ readonly locale: string }>
}

/** Rendered at the first request and cached until the text of a licence changes. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await getTranslations({ locale, namespace: 'licences' })
  return pageMetadata({
    page: { family: 'licences', params: {} },
    locale,
    title: t('heading'),
    description: t('lead'),
  })
}

export default async function Page({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <LicencesPage locale={locale} texts={await readLicenceTexts(locale)} />
}
