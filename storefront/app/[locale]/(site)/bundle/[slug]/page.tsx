import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { BundleDetail } from '#domain/contract/catalogue.ts'
import { isLocale, type Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { readBundle } from '#storefront/data/assets.ts'
import { readHeld } from '#storefront/data/menu.ts'
import { environment } from '#storefront/env.ts'
import { assetMetadata } from '#storefront/features/detail/asset-metadata.ts'
import { BundlePage } from '#storefront/features/detail/pack/bundle-page.tsx'
import { gatheringNodes } from '#storefront/features/detail/structured-assets.ts'
import { StructuredData } from '#storefront/features/detail/structured-data.tsx'

interface PageProps {
  readonly params: Promise<{ readonly locale: string; readonly slug: string }>
}

/** Rendered at the first request and cached until the CMS revalidates its tag. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { bundle, locale } = await readPage(params)
  const t = await getTranslations({ locale, namespace: 'bundle.meta' })
  const facts = { title: bundle.title, count: bundle.itemCount, author: bundle.contributor.name }
  return assetMetadata({
    title: t('title', facts),
    description: bundle.description ?? t('description', facts),
    hrefIn: (code) => href('bundle', code, bundle),
    locale,
    translatedInto: bundle.translatedInto,
    card: bundle,
  })
}

export default async function Page({ params }: PageProps) {
  const { bundle, locale } = await readPage(params)
  setRequestLocale(locale)
  const indexed = environment().INDEXING === 'on'
  return (
    <>
      <BundlePage bundle={bundle} held={await readHeld(locale)} locale={locale} />
      {indexed && <StructuredData nodes={await readNodes(bundle, locale)} />}
    </>
  )
}

async function readNodes(bundle: BundleDetail, locale: Locale) {
  const t = await getTranslations({ locale })
  const above = [{ name: t('kinds.all.bundles'), path: href('bundles', locale) }]
  return gatheringNodes(bundle, above, {
    locale,
    site: environment().PUBLIC_URL,
    siteName: t('common.siteName'),
  })
}

async function readPage(params: PageProps['params']): Promise<{ bundle: BundleDetail; locale: Locale }> {
  const { locale, slug } = await params
  const bundle = isLocale(locale) ? await readBundle(locale, slug) : null
  return bundle !== null && isLocale(locale) ? { bundle, locale } : notFound()
}
