import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { cache } from 'react'
import type { PictureSearch } from '#domain/contract/pictures.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { readView, type View } from '#domain/routing/view.ts'
import { localeOf, type PageParams, refuseBeyond } from '#storefront/app/page-params.ts'
import { readPictureSearch } from '#storefront/data/pictures.ts'
import { activeFilters } from '#storefront/features/listing/active.ts'
import { ListingView } from '#storefront/features/listing/listing-view.tsx'
import { SheetBehaviour } from '#storefront/features/listing/sheet-behaviour.tsx'
import { pictureAddresses } from '#storefront/features/picture-search/addresses.ts'
import { NoSimilar } from '#storefront/features/picture-search/no-similar.tsx'
import { SearchedPicture } from '#storefront/features/picture-search/searched-picture.tsx'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'

interface PageProps {
  readonly params: PageParams<'hash' | 'view'>
}

/** A visitor's picture is private: not indexed, no description, no sharing card. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, search } = await readPage(params)
  const t = await getTranslations({ locale, namespace: 'pictures' })
  return { title: headingOf(t, search), robots: { index: false, follow: false } }
}

/** Assets similar to a picture, most similar first. */
export default async function Page({ params }: PageProps) {
  const { locale, hash, view, search } = await readPage(params)
  refuseBeyond(view.page, search.listing.pageCount)
  return <Found {...{ locale, hash, view, search }} />
}

interface FoundProps {
  readonly locale: Locale
  readonly hash: string
  readonly view: View
  readonly search: PictureSearch
}

function Found({ locale, hash, view, search: { picture, listing } }: FoundProps) {
  const t = useTranslations('pictures')
  const isEmpty = listing.kinds.length === 0 && activeFilters(view).length === 0
  return (
    <div className="wrap">
      <SearchedPicture hash={hash} picture={picture} locale={locale} />
      {isEmpty ? (
        <NoSimilar locale={locale} />
      ) : (
        <>
          <StaticMarkup id="listing">
            <ListingView
              locale={locale}
              view={view}
              listing={listing}
              heading={headingOf(t, { picture })}
              addressOf={pictureAddresses(locale, hash, view)}
              settled
            />
          </StaticMarkup>
          <SheetBehaviour />
        </>
      )}
    </div>
  )
}

type Translate = ReturnType<typeof useTranslations<'pictures'>>

function headingOf(t: Translate, { picture: { item } }: Pick<PictureSearch, 'picture'>): string {
  return item ? t('results.item', { title: item.title }) : t('results.picture')
}

/** Read once for the head of the page and its body. */
const readSearch = cache((locale: Locale, hash: string, view: string) =>
  readPictureSearch(locale, hash, readView(view)),
)

async function readPage(params: PageProps['params']) {
  const { hash, view } = await params
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const search = await readSearch(locale, hash, view)
  return search === null ? notFound() : { locale, hash, view: readView(view), search }
}
