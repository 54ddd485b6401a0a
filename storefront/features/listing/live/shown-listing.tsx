import type { LiteClient } from 'algoliasearch/lite'
import { useTranslations } from 'next-intl'
import { memo, useEffect, useMemo, useState } from 'react'
import { KINDS, type Kind } from '#domain/assets/kinds.ts'
import type { Listing, Preview } from '#domain/contract/catalogue.ts'
import type { Listed } from '#domain/routing/listed.ts'
import { addressesOf } from '#storefront/features/listing/addresses.ts'
import { Filters } from '#storefront/features/listing/filters.tsx'
import { KindTabs } from '#storefront/features/listing/kind-tabs.tsx'
import { ListingView } from '#storefront/features/listing/listing-view.tsx'
import { answerOf, packsOf } from '#storefront/features/listing/live/answer.ts'
import { droppedBy, spellingSuggestion } from '#storefront/features/listing/live/did-you-mean.ts'
import { listingOf } from '#storefront/features/listing/live/listing-of.ts'
import { listingOfFirst, type Shown, type Whole } from '#storefront/features/listing/live/shown.ts'
import { useDidYouMean } from '#storefront/features/listing/live/use-did-you-mean.ts'
import { useNames } from '#storefront/features/listing/live/use-names.ts'
import { useSamples } from '#storefront/features/listing/live/use-samples.ts'
import { SheetBehaviour } from '#storefront/features/listing/sheet-behaviour.tsx'
import {
  listingHeading,
  listingTitle,
  placeTitle,
  shownWords,
  withPage,
} from '#storefront/features/listing/title.ts'
import { GridSkeleton } from '#storefront/ui/skeleton.tsx'

interface ShownListingProps {
  readonly shown: Shown
  readonly client: LiteClient
  readonly placeName: string | null
  /** The kinds that the site offers; absent for all. */
  readonly offered?: readonly Kind[] | undefined
  readonly headingLevel: 'h1' | 'h2'
  readonly samples: readonly (readonly [Kind, Preview])[]
  readonly packsId: string | null
  /** The pending listing. */
  readonly next: Listed | null
}

/** Renders when its content changes, not for each letter. Tabs and filters stay while the visitor types. */
export const ShownListing = memo(function ShownListing(props: ShownListingProps) {
  const { shown, placeName, next } = props
  const { listed, whole, first } = shown
  const { locale, view, place } = listed
  const t = useTranslations('listing')
  const siteName = useTranslations('common')('siteName')
  const counted = useCounted(whole, props)
  const tabs = useMemo(() => <TabsOf listed={whole.listed} listing={counted} />, [whole, counted])
  const filters = useMemo(() => <FiltersOf listed={whole.listed} listing={counted} />, [whole, counted])

  const title = placeName === null ? listingTitle(t, locale, view) : placeTitle(t, locale, view, placeName)
  useTitle(`${withPage(t, title, view)} | ${siteName}`)
  return (
    <div className="wrap">
      <ListingView
        locale={locale}
        view={view}
        listing={first === null ? counted : listingOfFirst(counted, listed, first)}
        heading={placeName === null ? listingHeading(t, locale, view) : title}
        headingLevel={props.headingLevel}
        offered={props.offered}
        words={place === null ? shownWords(view) : null}
        addressOf={addressesOf(listed)}
        tabs={tabs}
        filters={filters}
        instead={next !== null && isOfOtherShape(next, listed) ? <Expected listed={next} /> : undefined}
      />
      <SheetBehaviour />
    </div>
  )
})

/** The contract's listing from a complete result. */
function useCounted(whole: Whole, { client, samples: served, packsId }: ShownListingProps): Listing {
  const { listed, parameters, results, scopedResults } = whole
  const names = useNames(listed.locale)
  const suggested = useDidYouMean(listed, results.nbHits === 0)
  const [known] = useState(() => new Map(served))
  const samples = useSamples(client, parameters, known)
  return useMemo(
    () =>
      listingOf(listed, answerOf(results, scopedResults, listed), {
        names,
        samples,
        packs: packsOf(scopedResults, packsId),
        didYouMean: spellingSuggestion(listed, results.hits) ?? suggested,
        dropped: droppedBy(listed, results.hits, results.queryAfterRemoval),
      }),
    [listed, results, scopedResults, packsId, names, samples, suggested],
  )
}

interface CountedProps {
  readonly listed: Listed
  readonly listing: Listing
}

function TabsOf({ listed, listing }: CountedProps) {
  return <KindTabs view={listed.view} kinds={listing.kinds} addressOf={addressesOf(listed)} />
}

function FiltersOf({ listed, listing }: CountedProps) {
  return <Filters view={listed.view} listing={listing} addressOf={addressesOf(listed)} forms />
}

/** Skeletons for one screen; more would not be seen. */
const EXPECTED = 24

function Expected({ listed: { view } }: { readonly listed: Listed }) {
  const large = view.form === 'pack' || view.kind === null || KINDS[view.kind].cell === 2
  return <GridSkeleton count={EXPECTED} large={large} />
}

/** Other kinds and packs use other grids, so their results are replaced by skeletons; others are dimmed. */
function isOfOtherShape({ view: next }: Listed, { view: shown }: Listed): boolean {
  return next.form !== shown.form || next.kind !== shown.kind
}

/** Sets the window title, and restores it when the server's results are shown again. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
