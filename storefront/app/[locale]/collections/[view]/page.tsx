import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readCollections } from '#storefront/data/directories.ts'
import { DirectoryPage } from '#storefront/features/directories/directory-page.tsx'
import { EntryCard } from '#storefront/features/directories/entry-card.tsx'
import { NothingYet } from '#storefront/features/directories/nothing-yet.tsx'
import { CardGrid } from '#storefront/ui/grid.tsx'
import { Pagination } from '#storefront/ui/pagination.tsx'

interface Props {
  readonly params: PageParams<'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await viewOf(params)
  const t = await getTranslations({ locale, namespace: 'taxonomy.collections' })
  const page = { family: 'collections', params: {} } as const
  return pageMetadata({ page, locale, title: t('title'), description: t('intro') })
}

export default async function CollectionsPage({ params }: Props) {
  const { locale, view } = await viewOf(params)
  setRequestLocale(locale)
  const [t, common, collections] = await Promise.all([
    getTranslations({ locale, namespace: 'taxonomy.collections' }),
    getTranslations({ locale, namespace: 'common.counts' }),
    readCollections(locale, view.page),
  ])
  refuseBeyond(view.page, collections.pageCount)
  return (
    <DirectoryPage title={t('title')} intro={t('intro')}>
      {collections.total === 0 && <NothingYet locale={locale} />}
      <CardGrid>
        {collections.entries.map((collection) => (
          <EntryCard
            key={collection.slug}
            name={collection.name}
            href={href('collection', locale, { slug: collection.slug })}
            text={collection.description}
            note={common('assets', { count: collection.count })}
            previews={collection.previews}
          />
        ))}
      </CardGrid>
      <Pagination
        page={view.page}
        pageCount={collections.pageCount}
        hrefOf={(page) => href('collections', locale, { page })}
      />
    </DirectoryPage>
  )
}
