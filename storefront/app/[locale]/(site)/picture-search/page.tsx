import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { PictureSearchPage } from '#storefront/features/picture-search/picture-search-page.tsx'

interface PageProps {
  readonly params: PageParams<never>
}

/** Made at the first request and kept: it changes with the code alone. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'pictures' })
  return pageMetadata({
    page: { family: 'pictureSearch', params: {} },
    locale,
    title: t('title'),
    description: t('lead'),
  })
}

export default async function Page({ params }: PageProps) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  return <PictureSearchPage locale={locale} />
}
