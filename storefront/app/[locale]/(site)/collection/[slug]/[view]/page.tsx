import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { refineWithin } from '#domain/routing/refine.ts'
import { CatalogueListing } from '#storefront/app/catalogue-listing.tsx'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readCollection } from '#storefront/data/directories.ts'
import { readListing } from '#storefront/data/listing.ts'
import { collectionAddresses } from '#storefront/features/listing/addresses.ts'
import { placeTitle, withPage } from '#storefront/features/listing/title.ts'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'

interface Props {
  readonly params: PageParams<'slug' | 'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view, collection } = await readParams(params)
  const t = await getTranslations({ locale, namespace: 'listing' })
  return pageMetadata({
    page: {
      family: 'collection',
      params: { slug: collection.slug, ...refineWithin(view, { page: view.page }) },
    },
    locale,
    title: withPage(t, placeTitle(t, locale, view, collection.name), view),
    description: collection.description ?? undefined,
    preview: collection.previews[0],
  })
}

/** What an editor chose for one purpose. */
export default async function CollectionPage({ params }: Props) {
  const { locale, view, collection } = await readParams(params)
  setRequestLocale(locale)
  const [t, taxonomy, listing] = await Promise.all([
    getTranslations({ locale, namespace: 'listing' }),
    getTranslations({ locale, namespace: 'taxonomy' }),
    readListing(locale, view, { collection: collection.slug }),
  ])
  refuseBeyond(view.page, listing.pageCount)
  return (
    <CatalogueListing
      locale={locale}
      view={view}
      listing={listing}
      heading={placeTitle(t, locale, view, collection.name)}
      placeName={collection.name}
      structured={{
        name: collection.name,
        path: href('collection', locale, { slug: collection.slug }),
        above: [{ name: taxonomy('collections.title'), path: href('collections', locale) }],
      }}
      addressOf={collectionAddresses(locale, collection.slug, view)}
      lead={
        <div className="lead-in">
          <Breadcrumbs
            crumbs={[{ label: taxonomy('collections.title'), href: href('collections', locale) }]}
          />
          {collection.description && <p className="lead">{collection.description}</p>}
        </div>
      }
    />
  )
}

async function readParams(params: Props['params']) {
  const [{ slug }, { locale, view }] = await Promise.all([params, viewOf(params)])
  const collection = await readCollection(locale, slug)
  return collection ? { locale, view, collection } : notFound()
}
