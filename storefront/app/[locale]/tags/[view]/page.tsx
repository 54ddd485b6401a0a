import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readTags } from '#storefront/data/directories.ts'
import { DirectoryPage } from '#storefront/features/directories/directory-page.tsx'
import { NothingYet } from '#storefront/features/directories/nothing-yet.tsx'
import { TagList } from '#storefront/features/directories/tag-list.tsx'
import { Pagination } from '#storefront/ui/pagination.tsx'

interface Props {
  readonly params: PageParams<'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await viewOf(params)
  const t = await getTranslations({ locale, namespace: 'taxonomy.tags' })
  const page = { family: 'tags', params: {} } as const
  return pageMetadata({ page, locale, title: t('title'), description: t('intro') })
}

export default async function TagsPage({ params }: Props) {
  const { locale, view } = await viewOf(params)
  setRequestLocale(locale)
  const [t, tags] = await Promise.all([
    getTranslations({ locale, namespace: 'taxonomy.tags' }),
    readTags(locale, view.page),
  ])
  refuseBeyond(view.page, tags.pageCount)
  return (
    <DirectoryPage title={t('title')} intro={t('intro')}>
      {tags.total === 0 ? <NothingYet locale={locale} /> : <TagList tags={tags.entries} locale={locale} />}
      <Pagination
        page={view.page}
        pageCount={tags.pageCount}
        hrefOf={(page) => href('tags', locale, { page })}
      />
    </DirectoryPage>
  )
}
