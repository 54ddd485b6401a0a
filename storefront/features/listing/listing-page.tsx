import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Listing } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { View } from '#domain/routing/view.ts'
import { ActiveFilters } from '#storefront/features/listing/active-filters.tsx'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { Filters } from '#storefront/features/listing/filters.tsx'
import { OpenFilters } from '#storefront/features/listing/filters-link.tsx'
import { KindTabs } from '#storefront/features/listing/kind-tabs.tsx'
import { ListingSearch } from '#storefront/features/listing/listing-search.tsx'
import { NothingFound } from '#storefront/features/listing/nothing-found.tsx'
import { RelatedSearches } from '#storefront/features/listing/related-searches.tsx'
import { Results } from '#storefront/features/listing/results.tsx'
import { SortMenu } from '#storefront/features/listing/sort-menu.tsx'
import { Pagination } from '#storefront/ui/pagination.tsx'
import './listing.css'

export interface ListingPageProps {
  readonly locale: Locale
  readonly view: View
  readonly listing: Listing
  readonly heading: string
  readonly addressOf: AddressOf
  /** What stands above the listing: where it is, whose work it is. */
  readonly lead?: ReactNode
  /** The words searched for, as a person reads them. */
  readonly words?: string | null
}

/** A listing with its search, kind tabs, filters and pages. Every control is a link, or a form that asks for a page. */
export function ListingPage(props: ListingPageProps) {
  const { locale, view, listing, heading, addressOf, lead, words = null } = props
  const t = useTranslations('listing')
  const count = listing.totalIsFloor ? 'countAtLeast' : 'count'
  return (
    <>
      <div className="sbar">
        <div className="wrap">
          <ListingSearch locale={locale} view={view} words={words} />
        </div>
      </div>
      <div className="wrap">
        {lead}
        <KindTabs view={view} kinds={listing.kinds} addressOf={addressOf} />
        <div className="lay">
          <Filters view={view} listing={listing} addressOf={addressOf} />
          <section className="results" aria-labelledby="results-title">
            <div className="bar2">
              <h1 id="results-title">
                {heading} <span className="muted num">{t(count, { count: listing.total })}</span>
              </h1>
              <div className="row">
                <OpenFilters view={view} />
                <SortMenu view={view} addressOf={addressOf} />
              </div>
            </div>
            <ActiveFilters view={view} styles={listing.styles} addressOf={addressOf} />
            {listing.hits.length === 0 ? (
              <NothingFound locale={locale} view={view} words={words} addressOf={addressOf} />
            ) : (
              <Results {...{ locale, view, listing, words, addressOf }} />
            )}
            <Pagination
              page={view.page}
              pageCount={listing.pageCount}
              hrefOf={(page) => addressOf({ page })}
            />
            <RelatedSearches locale={locale} view={view} tags={listing.relatedTags} />
          </section>
        </div>
      </div>
    </>
  )
}
