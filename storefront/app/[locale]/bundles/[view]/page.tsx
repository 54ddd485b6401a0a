import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readBundles } from '#storefront/data/listing.ts'
import { DirectoryPage } from '#storefront/features/directories/directory-page.tsx'
import { NothingYet } from '#storefront/features/directories/nothing-yet.tsx'
import { CardGrid } from '#storefront/ui/grid.tsx'
import { BundleCard } from '#storefront/ui/pack-card.tsx'
import { Pagination } from '#storefront/ui/pagination.tsx'

interface Props {
  readonly params: PageParams<'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await viewOf(params)
  const t = await getTranslations({ locale, namespace: 'taxonomy.bundles' })
  const page = { family: 'bundles', params: {} } as const
  return pageMetadata({ page, locale, title: t('title'), description: t('intro') })
}

export default async function BundlesPage({ params }: Props) {
  const { locale, view } = await viewOf(params)
  setRequestLocale(locale)
  const [t, bundles] = await Promise.all([
    getTranslations({ locale, namespace: 'taxonomy.bundles' }),
    readBundles(locale, view.page),
  ])
  refuseBeyond(view.page, bundles.pageCount)
  return (
    <DirectoryPage title={t('title')} intro={t('intro')}>
      {bundles.total === 0 && <NothingYet locale={locale} />}
      <CardGrid>
        {bundles.hits.map((card) =>
          card.form === 'bundle' ? (
            <BundleCard key={card.slug} bundle={card} locale={locale} heading="h2" />
          ) : null,
        )}
      </CardGrid>
      <Pagination
        page={view.page}
        pageCount={bundles.pageCount}
        hrefOf={(page) => href('bundles', locale, { page })}
      />
    </DirectoryPage>
  )
}
