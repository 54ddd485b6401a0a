import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readSite } from '#storefront/data/site.ts'
import { readSiteTexts } from '#storefront/data/site-texts.ts'
import { ErrorPage } from '#storefront/features/errors/error-page.tsx'

interface Props {
  readonly params: PageParams<never>
}

/** Next takes the head of every response with status 404 from this file, whichever page answers. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'errors.headings' })
  return { title: t('not-found'), robots: { index: false } }
}

export default async function NotFoundPage() {
  const locale = await getLocale()
  const [{ support }, { errors }] = await Promise.all([readSite(locale), readSiteTexts(locale)])
  return <ErrorPage code="not-found" locale={locale} support={support} written={errors} />
}
