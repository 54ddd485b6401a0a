import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readContributors } from '#storefront/data/directories.ts'
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
  const t = await getTranslations({ locale, namespace: 'contributor.list' })
  const page = { family: 'contributors', params: {} } as const
  return pageMetadata({ page, locale, title: t('title'), description: t('intro') })
}

export default async function ContributorsPage({ params }: Props) {
  const { locale, view } = await viewOf(params)
  setRequestLocale(locale)
  const [t, common, contributors] = await Promise.all([
    getTranslations({ locale, namespace: 'contributor' }),
    getTranslations({ locale, namespace: 'common' }),
    readContributors(locale, view.page),
  ])
  refuseBeyond(view.page, contributors.pageCount)
  return (
    <DirectoryPage title={t('list.title')} intro={t('list.intro')}>
      {contributors.total === 0 && <NothingYet locale={locale} />}
      <CardGrid>
        {contributors.entries.map((contributor) => (
          <EntryCard
            key={contributor.username}
            name={contributor.name}
            href={href('contributor', locale, { username: contributor.username })}
            text={contributor.claimed ? t(`type.${contributor.type}`) : common('unclaimed')}
            note={t('work', { items: contributor.itemCount, packs: contributor.packCount })}
            previews={contributor.previews}
          />
        ))}
      </CardGrid>
      <Pagination
        page={view.page}
        pageCount={contributors.pageCount}
        hrefOf={(page) => href('contributors', locale, { page })}
      />
    </DirectoryPage>
  )
}
