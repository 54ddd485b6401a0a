import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { PackDetail } from '#domain/contract/catalogue.ts'
import { isLocale, type Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { readPack } from '#storefront/data/assets.ts'
import { readHeld } from '#storefront/data/menu.ts'
import { environment } from '#storefront/env.ts'
import { assetMetadata } from '#storefront/features/detail/asset-metadata.ts'
import { PackPage } from '#storefront/features/detail/pack/pack-page.tsx'
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
  const { pack, locale } = await readPage(params)
  const t = await getTranslations({ locale, namespace: 'pack.meta' })
  const facts = { title: pack.title, count: pack.itemCount, author: pack.contributor.name }
  return assetMetadata({
    title: t('title', facts),
    description: pack.description ?? t('description', facts),
    hrefIn: (code) => href('pack', code, pack),
    locale,
    translatedInto: pack.translatedInto,
    card: pack,
  })
}

export default async function Page({ params }: PageProps) {
  const { pack, locale } = await readPage(params)
  setRequestLocale(locale)
  const indexed = environment().INDEXING === 'on'
  return (
    <>
      <PackPage pack={pack} held={await readHeld(locale)} locale={locale} />
      {indexed && <StructuredData nodes={await readNodes(pack, locale)} />}
    </>
  )
}

async function readNodes(pack: PackDetail, locale: Locale) {
  const t = await getTranslations({ locale })
  const { kind } = pack
  const above = [{ name: t(`kinds.${kind}.packs`), path: href('listing', locale, { kind, form: 'pack' }) }]
  return gatheringNodes(pack, above, {
    locale,
    site: environment().PUBLIC_URL,
    siteName: t('common.siteName'),
  })
}

async function readPage(params: PageProps['params']): Promise<{ pack: PackDetail; locale: Locale }> {
  const { locale, slug } = await params
  const pack = isLocale(locale) ? await readPack(locale, slug) : null
  return pack !== null && isLocale(locale) ? { pack, locale } : notFound()
}
