import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { refineWithin } from '#domain/routing/refine.ts'
import { CatalogueListing } from '#storefront/app/catalogue-listing.tsx'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readStyles } from '#storefront/data/directories.ts'
import { readListing } from '#storefront/data/listing.ts'
import { styleAddresses, styleFamily } from '#storefront/features/listing/addresses.ts'
import { placeTitle, withPage } from '#storefront/features/listing/title.ts'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'

interface Props {
  readonly params: PageParams<'slug' | 'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view, style } = await readStyle(params)
  const t = await getTranslations({ locale, namespace: 'listing' })
  const { total } = await readListing(locale, view, { style: style.slug })
  const title = placeTitle(t, locale, view, style.name)
  return pageMetadata({
    page: {
      family: styleFamily(view),
      params: { slug: style.slug, ...refineWithin(view, { page: view.page }) },
    },
    locale,
    title: withPage(t, title, view),
    description: t('description', { count: total, title }),
  })
}

/** Everything, or every icon, in one style. */
export default async function StylePage({ params }: Props) {
  const { locale, view, style } = await readStyle(params)
  setRequestLocale(locale)
  const [t, taxonomy, listing] = await Promise.all([
    getTranslations({ locale, namespace: 'listing' }),
    getTranslations({ locale, namespace: 'taxonomy' }),
    readListing(locale, view, { style: style.slug }),
  ])
  refuseBeyond(view.page, listing.pageCount)
  const family = styleFamily(view)
  return (
    <CatalogueListing
      locale={locale}
      view={view}
      listing={listing}
      heading={placeTitle(t, locale, view, style.name)}
      placeName={style.name}
      structured={{
        name: style.name,
        path: href(family, locale, { slug: style.slug }),
        above: [{ name: taxonomy(`${family}s.title`), path: href(`${family}s`, locale) }],
      }}
      addressOf={styleAddresses(locale, style.slug, view)}
      lead={
        <div className="lead-in">
          <Breadcrumbs crumbs={[{ label: taxonomy(`${family}s.title`), href: href(`${family}s`, locale) }]} />
        </div>
      }
    />
  )
}

async function readStyle(params: Props['params']) {
  const [{ slug }, { locale, view }] = await Promise.all([params, viewOf(params)])
  const style = (await readStyles(locale, view.kind)).find((one) => one.slug === slug)
  return style ? { locale, style, view: { ...view, style: [slug] } } : notFound()
}
