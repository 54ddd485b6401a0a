import type { ReactNode } from 'react'
import type { Selection } from '#domain/search/selection.ts'
import { ListingView, type ListingViewProps } from '#storefront/features/listing/listing-view.tsx'
import { LiveListing } from '#storefront/features/listing/live/live-listing.tsx'
import type { SearchAccess } from '#storefront/features/listing/live/search-access.ts'
import { SheetBehaviour } from '#storefront/features/listing/sheet-behaviour.tsx'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'

export interface ListingPageProps extends ListingViewProps {
  /** The search form, which stays visible while scrolling. */
  readonly search: ReactNode
  /** null where no search engine is configured. */
  readonly searchAccess: SearchAccess | null
  /** Shown above the listing, such as a contributor. */
  readonly lead?: ReactNode
  /** Whether the lead has the heading of the page; the listing then has one of the second level. */
  readonly leadHeads?: boolean
  /** An overview under the heading of the page; hidden once the listing changes. */
  readonly overview?: ReactNode
  /** The name of the listing's place; null for the whole library. */
  readonly placeName?: string | null
  /** Constraints that the address does not contain; null without any. */
  readonly selection?: Selection | null
}

/**
 * A listing with its search form. Every control is a link or a form that loads a page; with scripts the page updates in
 * place.
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
      offered={view.offered}
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
        <StaticMarkup id="listing">
          <ListingView {...view} headingLevel={leadHeads || overview ? 'h2' : 'h1'} />
        </StaticMarkup>
        <SheetBehaviour />
      </div>
    </LiveListing>
  )
}
