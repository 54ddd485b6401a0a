import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { refineWithin } from '#domain/routing/refine.ts'
import { CatalogueListing } from '#storefront/app/catalogue-listing.tsx'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readCategories } from '#storefront/data/directories.ts'
import { readListing } from '#storefront/data/listing.ts'
import { findCategory } from '#storefront/features/directories/find-category.ts'
import { Subcategories } from '#storefront/features/directories/subcategories.tsx'
import { categoryAddresses } from '#storefront/features/listing/addresses.ts'
import { placeTitle, withPage } from '#storefront/features/listing/title.ts'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'

interface Props {
  readonly params: PageParams<'slug' | 'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view, slug, category } = await readCategory(params)
  const t = await getTranslations({ locale, namespace: 'listing' })
  const { total } = await readListing(locale, view, { category: slug })
  const title = placeTitle(t, locale, view, category.name)
  return pageMetadata({
    page: { family: 'category', params: { slug, ...refineWithin(view, { page: view.page }) } },
    locale,
    title: withPage(t, title, view),
    description: t('description', { count: total, title }),
  })
}

/** What is filed under one category, with the way up and down the tree. */
export default async function CategoryPage({ params }: Props) {
  const { locale, view, slug, category, parent } = await readCategory(params)
  setRequestLocale(locale)
  const [t, taxonomy, listing] = await Promise.all([
    getTranslations({ locale, namespace: 'listing' }),
    getTranslations({ locale, namespace: 'taxonomy' }),
    readListing(locale, view, { category: slug }),
  ])
  refuseBeyond(view.page, listing.pageCount)
  const crumbs = [
    { label: taxonomy('categories.title'), href: href('categories', locale) },
    ...(parent ? [{ label: parent.name, href: href('category', locale, { slug: parent.slug }) }] : []),
  ]
  return (
    <CatalogueListing
      locale={locale}
      view={view}
      listing={listing}
      heading={placeTitle(t, locale, view, category.name)}
      placeName={category.name}
      structured={{
        name: category.name,
        path: href('category', locale, { slug }),
        above: crumbs.map(({ label, href: path }) => ({ name: label, path })),
      }}
      addressOf={categoryAddresses(locale, slug, view)}
      lead={
        <div className="lead-in">
          <Breadcrumbs crumbs={crumbs} />
          <Subcategories categories={category.children} locale={locale} />
        </div>
      }
    />
  )
}

async function readCategory(params: Props['params']) {
  const [{ slug }, { locale, view }] = await Promise.all([params, viewOf(params)])
  const found = findCategory(await readCategories(locale), slug)
  return found ? { locale, view, slug, ...found } : notFound()
}
