import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { isLocale } from '#domain/locales/locales.ts'
import { readSite } from '#storefront/data/site.ts'
import { readSiteTexts } from '#storefront/data/site-texts.ts'
import { ErrorPage, isPageError } from '#storefront/features/errors/error-page.tsx'

interface Props {
  readonly params: Promise<{ readonly locale: string; readonly code: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code } = await readParams(params)
  const t = await getTranslations({ locale, namespace: 'errors.headings' })
  return { title: t(code), robots: { index: false } }
}

/** What the proxy shows, with the status that belongs to it, in place of a page. */
export default async function RefusedPage({ params }: Props) {
  const { locale, code } = await readParams(params)
  setRequestLocale(locale)
  const [{ support }, { errors }] = await Promise.all([readSite(locale), readSiteTexts(locale)])
  return <ErrorPage code={code} locale={locale} support={support} written={errors} />
}

async function readParams(params: Props['params']) {
  const { locale, code } = await params
  return isLocale(locale) && isPageError(code) ? { locale, code } : notFound()
}
