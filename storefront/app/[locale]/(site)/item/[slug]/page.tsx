import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { isLocale, type Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { readItem } from '#storefront/data/assets.ts'
import { readHeld } from '#storefront/data/menu.ts'
import { environment } from '#storefront/env.ts'
import { assetMetadata } from '#storefront/features/detail/asset-metadata.ts'
import { ItemPage } from '#storefront/features/detail/item-page.tsx'
import { itemNodes } from '#storefront/features/detail/structured-assets.ts'
import { StructuredData } from '#storefront/features/detail/structured-data.tsx'
import { ViewRecord } from '#storefront/features/search/view-record.tsx'

interface PageProps {
  readonly params: Promise<{ readonly locale: string; readonly slug: string }>
}

/** Rendered at the first request and cached until the CMS revalidates its tag. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { item, locale } = await readPage(params)
  const t = await getTranslations({ locale, namespace: 'detail.meta' })
  const kinds = await getTranslations({ locale, namespace: 'kinds' })
  const kind = kinds(`${item.kind}.one`)
  const facts = { title: item.title, kind, author: item.contributor.name, licence: item.licence.name }
  return assetMetadata({
    title: t('title', facts),
    description: item.description ?? t(item.free ? 'free' : 'exclusive', facts),
    hrefIn: (code) => href('item', code, item),
    locale,
    translatedInto: item.translatedInto,
    card: item,
  })
}

export default async function Page({ params }: PageProps) {
  const { item, locale } = await readPage(params)
  setRequestLocale(locale)
  const indexed = environment().INDEXING === 'on'
  return (
    <>
      <ItemPage item={item} held={await readHeld(locale)} locale={locale} />
      <ViewRecord slug={item.slug} />
      {indexed && <StructuredData nodes={await readNodes(item, locale)} />}
    </>
  )
}

async function readNodes(item: ItemDetail, locale: Locale) {
  const t = await getTranslations({ locale })
  const { kind, pack } = item
  const above = [
    { name: t(`kinds.${kind}.many`), path: href('listing', locale, { kind }) },
    ...(pack ? [{ name: pack.title, path: href('pack', locale, pack) }] : []),
  ]
  return itemNodes(item, above, { locale, site: environment().PUBLIC_URL, siteName: t('common.siteName') })
}

async function readPage(params: PageProps['params']): Promise<{ item: ItemDetail; locale: Locale }> {
  const { locale, slug } = await params
  const item = isLocale(locale) ? await readItem(locale, slug) : null
  return item !== null && isLocale(locale) ? { item, locale } : notFound()
}
