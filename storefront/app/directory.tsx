import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { DirectoryPage } from '#storefront/features/directories/directory-page.tsx'
import { EmptyDirectory } from '#storefront/features/directories/empty-directory.tsx'
import { Pagination } from '#storefront/ui/pagination.tsx'

/** The paginated directories, and the message keys of each. */
const WORDS = {
  bundles: 'taxonomy.bundles',
  collections: 'taxonomy.collections',
  tags: 'taxonomy.tags',
} as const

interface Paged {
  readonly total: number
  readonly pageCount: number
}

interface Directory<Found extends Paged> {
  readonly family: keyof typeof WORDS
  readonly read: (locale: Locale, page: number) => Promise<Found>
  readonly Entries: ComponentType<{ readonly found: Found; readonly locale: Locale }>
  /** Another way to the same. */
  readonly More?: ComponentType<{ readonly locale: Locale }>
}

interface Props {
  readonly params: PageParams<'view'>
}

/** What the page of a directory exports: its head, and the page itself. */
export function directory<Found extends Paged>({ family, read, Entries, More }: Directory<Found>) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale, view } = await viewOf(params)
    const t = await getTranslations({ locale, namespace: WORDS[family] })
    return pageMetadata({
      page: { family, params: { page: view.page } },
      locale,
      title: t('title'),
      description: t('intro'),
    })
  }

  async function page({ params }: Props): Promise<ReactNode> {
    const { locale, view } = await viewOf(params)
    setRequestLocale(locale)
    const [t, found] = await Promise.all([
      getTranslations({ locale, namespace: WORDS[family] }),
      read(locale, view.page),
    ])
    refuseBeyond(view.page, found.pageCount)
    return (
      <DirectoryPage title={t('title')} intro={t('intro')}>
        {More && <More locale={locale} />}
        {found.total === 0 ? <EmptyDirectory locale={locale} /> : <Entries found={found} locale={locale} />}
        <Pagination
          page={view.page}
          pageCount={found.pageCount}
          hrefOf={(page) => href(family, locale, { page })}
        />
      </DirectoryPage>
    )
  }

  return { generateMetadata, page }
}
