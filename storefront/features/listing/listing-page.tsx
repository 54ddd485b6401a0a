import type { ReactNode } from 'react'
import { ListingView, type ListingViewProps } from '#storefront/features/listing/listing-view.tsx'
import './listing.css'

export interface ListingPageProps extends ListingViewProps {
  /** The search of the listing, which stays in sight. */
  readonly search: ReactNode
  /** What stands above the listing: where it is, whose work it is. */
  readonly lead?: ReactNode
}

/** A listing under its search. Every control is a link, or a form that asks for a page. */
export function ListingPage({ search, lead, ...view }: ListingPageProps) {
  return (
    <>
      <div className="sbar">
        <div className="wrap">{search}</div>
      </div>
      <div className="wrap">
        {lead}
        <ListingView {...view} />
      </div>
    </>
  )
}
