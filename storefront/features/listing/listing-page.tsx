import type { ReactNode } from 'react'
import type { Selection } from '#domain/search/selection.ts'
import { ListingView, type ListingViewProps } from '#storefront/features/listing/listing-view.tsx'
import { LiveListing } from '#storefront/features/listing/live/live-listing.tsx'
import type { SearchAccess } from '#storefront/features/listing/live/search-access.ts'

export interface ListingPageProps extends ListingViewProps {
  /** The search of the listing, which stays in sight. */
  readonly search: ReactNode
  /** null where no search engine is set up. */
  readonly searchAccess: SearchAccess | null
  /** What stands above the listing: where it is, whose work it is. */
  readonly lead?: ReactNode
  /** Whether the lead has the heading of the page; the listing then has one of the second level. */
  readonly leadHeads?: boolean
  /** Ways into the listing, under the heading of the page; gone as soon as one turns it. */
  readonly overview?: ReactNode
  /** What the listing is called where it is not of the whole library. */
  readonly placeName?: string | null
  /** What it is of beside what its address says; null where the address says it all. */
  readonly selection?: Selection | null
}

/**
 * A listing under its search. Every control is a link, or a form that asks for a page; in a browser with scripts they
 * are answered on the page.
 */
export function ListingPage(props: ListingPageProps) {
  const { search, searchAccess, lead, leadHeads = false, overview, ...rest } = props
  const { placeName = null, selection = null, ...view } = rest
  const samples = view.listing.kinds.flatMap(({ kind, sample }) => (sample ? [[kind, sample] as const] : []))
  return (
    <LiveListing
      locale={view.locale}
      access={searchAccess}
      placeName={placeName}
      selection={selection}
      headingLevel={leadHeads ? 'h2' : 'h1'}
      samples={samples}
      top={
        <>
          <div className="sbar">
            <div className="wrap">{search}</div>
          </div>
          {lead && <div className="wrap">{lead}</div>}
        </>
      }
    >
      {overview && <div className="wrap">{overview}</div>}
      <div className="wrap">
        <ListingView {...view} headingLevel={leadHeads || overview ? 'h2' : 'h1'} />
      </div>
    </LiveListing>
  )
}
