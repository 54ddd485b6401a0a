import { useTranslations } from 'next-intl'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import type { ShownContributor } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { refine } from '#domain/routing/refine.ts'
import { REFINEMENTS } from '#domain/routing/refinements.ts'
import type { View } from '#domain/routing/view.ts'
import { offeredSelection } from '#domain/search/offered-selection.ts'
import { searchAccess } from '#storefront/data/search-access.ts'
import { offeredKinds } from '#storefront/data/site.ts'
import { environment } from '#storefront/env.ts'
import { StructuredData } from '#storefront/features/detail/structured-data.tsx'
import { listingNodes, type StructuredListing } from '#storefront/features/detail/structured-listings.ts'
import { ListingPage, type ListingPageProps } from '#storefront/features/listing/listing-page.tsx'
import { PictureSearchButton } from '#storefront/features/picture-search/picture-search-button.tsx'
import { SearchForm } from '#storefront/features/search/search-form.tsx'

interface CatalogueListingProps extends Omit<ListingPageProps, 'search' | 'searchAccess'> {
  /** Whose work alone is shown. */
  readonly contributor?: ShownContributor | null
  /** What search engines read of it; absent for pages that are found by visitors only. */
  readonly structured?: StructuredListing
}

/** A listing with the search that belongs to it: within its kind and its filters, by its contributor. */
export function CatalogueListing({ contributor = null, structured, ...page }: CatalogueListingProps) {
  const { locale, view, words = null, selection = null } = page
  const offered = offeredKinds()
  return (
    <>
      {structured && environment().INDEXING === 'on' && (
        <Structured {...{ structured, locale }} listing={page.listing} />
      )}
      <ListingPage
        {...page}
        selection={offeredSelection(selection, offered)}
        offered={offered.length < KIND_CODES.length ? offered : undefined}
        searchAccess={searchAccess()}
        search={
          <SearchForm
            id="listing-search"
            size="listing"
            locale={locale}
            words={words}
            kind={view.kind}
            kept={keptBySearch(view)}
            clearHref={href('listing', locale, refine(view, { words: null }))}
            contributor={contributor && { ...contributor, withoutHref: beyond(locale, view) }}
          >
            <PictureSearchButton locale={locale} />
          </SearchForm>
        }
      />
    </>
  )
}

interface StructuredProps extends Pick<ListingPageProps, 'listing' | 'locale'> {
  readonly structured: StructuredListing
}

function Structured({ structured, listing, locale }: StructuredProps) {
  const siteName = useTranslations('common')('siteName')
  const around = { locale, site: environment().PUBLIC_URL, siteName }
  return <StructuredData nodes={listingNodes(structured, listing, around)} />
}

/** A new search keeps what narrows the listing; it starts at page one, by relevance, and says the kind by itself. */
function keptBySearch(view: View): readonly (readonly [string, string])[] {
  const params = refine(view, { words: 'any' })
  return REFINEMENTS.filter((name) => name !== 'page' && name !== 'sort' && name !== 'contributor').flatMap(
    (name) => [params[name] ?? []].flat().map((value) => [name, String(value)] as const),
  )
}

function beyond(locale: Locale, view: View): string {
  return href('listing', locale, refine(view, { contributor: null }))
}
