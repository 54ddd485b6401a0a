import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Listing } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { View } from '#domain/routing/view.ts'
import { ActiveFilters } from '#storefront/features/listing/active-filters.tsx'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { Filters } from '#storefront/features/listing/filters.tsx'
import { OpenFilters } from '#storefront/features/listing/filters-link.tsx'
import { KindTabs } from '#storefront/features/listing/kind-tabs.tsx'
import { RESULTS_TITLE_ID } from '#storefront/features/listing/live/restore-focus.ts'
import { NoResults } from '#storefront/features/listing/no-results.tsx'
import { RelatedSearches } from '#storefront/features/listing/related-searches.tsx'
import { Results } from '#storefront/features/listing/results.tsx'
import { SearchNotes } from '#storefront/features/listing/search-notes.tsx'
import { SortMenu } from '#storefront/features/listing/sort-menu.tsx'
import { Pagination } from '#storefront/ui/pagination.tsx'

export interface ListingViewProps {
  readonly locale: Locale
  readonly view: View
  readonly listing: Listing
  readonly heading: string
  /** h2 where the heading of the page is above the listing. */
  readonly headingLevel?: 'h1' | 'h2'
  readonly addressOf: AddressOf
  /** The words searched for, for display. */
  readonly words?: string | null
  /** The kinds that the site offers; absent for all. */
  readonly offered?: readonly Kind[] | undefined
  /** The order and form are fixed, as in a picture search: no controls for them. */
  readonly settled?: boolean
  /** Replaces its own tabs and filters, whose counts may come later than the results. */
  readonly tabs?: ReactNode
  readonly filters?: ReactNode
  /** Replaces results whose layout differs from the next ones. */
  readonly instead?: ReactNode
}

/** The tabs, filters, results and pagination of a listing, for server and browser. */
export function ListingView(props: ListingViewProps) {
  const { locale, view, listing, heading, addressOf, words = null, settled = false } = props
  const { headingLevel: Heading = 'h1' } = props
  const t = useTranslations('listing')
  const count = listing.totalIsFloor ? 'countAtLeast' : 'count'
  return (
    <>
      <a className="skip" href={`#${RESULTS_TITLE_ID}`}>
        {t('skip')}
      </a>
      {props.tabs ?? <KindTabs view={view} kinds={listing.kinds} addressOf={addressOf} />}
      <div className="lay">
        {props.filters ?? <Filters view={view} listing={listing} addressOf={addressOf} forms={!settled} />}
        <section
          className="results"
          aria-labelledby={RESULTS_TITLE_ID}
          data-words={words ?? undefined}
          data-found={words === null ? undefined : listing.total}
        >
          <div className="bar2">
            <Heading id={RESULTS_TITLE_ID} tabIndex={-1}>
              {heading} <span className="muted num">{t(count, { count: listing.total })}</span>
            </Heading>
            <div className="row">
              <OpenFilters view={view} />
              {!settled && <SortMenu view={view} addressOf={addressOf} />}
            </div>
          </div>
          <ActiveFilters view={view} listing={listing} addressOf={addressOf} />
          <SearchNotes listing={listing} addressOf={addressOf} />
          {props.instead ??
            (listing.hits.length === 0 ? (
              <NoResults {...{ locale, view, listing, words, addressOf }} offered={props.offered} />
            ) : (
              <Results {...{ locale, view, listing, words, addressOf }} />
            ))}
          <Pagination page={view.page} pageCount={listing.pageCount} hrefOf={(page) => addressOf({ page })} />
          <RelatedSearches locale={locale} view={view} tags={listing.relatedTags} />
        </section>
      </div>
    </>
  )
}
