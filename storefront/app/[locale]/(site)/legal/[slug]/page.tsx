import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { isLegalSlug } from '#domain/legal/pages.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readLegalPage } from '#storefront/data/legal.ts'
import { LegalText } from '#storefront/features/legal/legal-text.tsx'

interface Props {
  readonly params: PageParams<'slug'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await readPage(params)
  return pageMetadata({
    page: { family: 'legal', params: { slug: page.slug } },
    locale,
    title: page.title,
    description: page.lead ?? page.title,
  })
}

/** The terms of use or the privacy notice. */
export default async function Page({ params }: Props) {
  const { locale, page } = await readPage(params)
  setRequestLocale(locale)
  return <LegalText locale={locale} page={page} />
}

async function readPage(params: Props['params']) {
  const { slug } = await params
  const locale = await localeOf(params)
  const page = isLegalSlug(slug) ? await readLegalPage(locale, slug) : null
  return { locale, page: page ?? notFound() }
}
