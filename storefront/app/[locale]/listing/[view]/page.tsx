import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { Contributor, Listing } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { refine } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'
import { CatalogueListing } from '#storefront/app/catalogue-listing.tsx'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readContributor } from '#storefront/data/directories.ts'
import { readListing } from '#storefront/data/listing.ts'
import { libraryAddresses } from '#storefront/features/listing/addresses.ts'
import { listingHeading, listingTitle, shownWords, withPage } from '#storefront/features/listing/title.ts'

interface Props {
  readonly params: PageParams<'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view } = await viewOf(params)
  const t = await getTranslations({ locale, namespace: 'listing' })
  const { total } = await readListing(locale, view)
  const title = listingTitle(t, locale, view)
  return pageMetadata({
    page: { family: 'listing', params: refine(view, {}) },
    locale,
    title: withPage(t, title, view),
    description: t('description', { count: total, title }),
  })
}

/** Items or packs of the whole library: by kind, by variant, or by words. */
export default async function LibraryPage({ params }: Props) {
  const { locale, view } = await viewOf(params)
  setRequestLocale(locale)
  const [listing, contributor] = await Promise.all([
    readListing(locale, view),
    view.contributor === null ? null : readContributor(locale, view.contributor),
  ])
  if (view.contributor !== null && contributor === null) notFound()
  refuseBeyond(view.page, listing.pageCount)
  return <Library {...{ locale, view, listing, contributor }} />
}

interface LibraryProps {
  readonly locale: Locale
  readonly view: View
  readonly listing: Listing
  readonly contributor: Contributor | null
}

function Library({ locale, view, listing, contributor }: LibraryProps) {
  const t = useTranslations('listing')
  return (
    <CatalogueListing
      locale={locale}
      view={view}
      listing={listing}
      heading={listingHeading(t, locale, view)}
      words={shownWords(view)}
      addressOf={libraryAddresses(locale, view)}
      contributor={contributor}
    />
  )
}
