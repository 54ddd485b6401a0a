import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readCategories, readCategoryCovers } from '#storefront/data/directories.ts'
import { readLandingLinks } from '#storefront/data/landing.ts'
import { CategoryTree } from '#storefront/features/directories/category-tree.tsx'
import { DirectoryPage } from '#storefront/features/directories/directory-page.tsx'
import { EmptyDirectory } from '#storefront/features/directories/empty-directory.tsx'
import { LandingLinks } from '#storefront/features/landing/landing-links.tsx'

interface Props {
  readonly params: PageParams<never>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'taxonomy.categories' })
  const page = { family: 'categories', params: {} } as const
  return pageMetadata({ page, locale, title: t('title'), description: t('intro') })
}

export default async function CategoriesPage({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, landing, categories, covers, pages] = await Promise.all([
    getTranslations({ locale, namespace: 'taxonomy.categories' }),
    getTranslations({ locale, namespace: 'landing' }),
    readCategories(locale),
    readCategoryCovers(locale),
    readLandingLinks(locale),
  ])
  return (
    <DirectoryPage title={t('title')} intro={t('intro')}>
      {categories.length === 0 ? (
        <EmptyDirectory locale={locale} />
      ) : (
        <CategoryTree categories={categories} covers={covers} locale={locale} />
      )}
      <LandingLinks heading={landing('subjects')} pages={pages} locale={locale} />
    </DirectoryPage>
  )
}
