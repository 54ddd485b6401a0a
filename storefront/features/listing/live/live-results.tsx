import type { LiteClient } from 'algoliasearch/lite'
import { useTranslations } from 'next-intl'
import { memo, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { KINDS, type Kind } from '#domain/assets/kinds.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import type { Listed } from '#domain/routing/listed.ts'
import { type ListingParameters, recountsOf } from '#domain/search/listing-parameters.ts'
import { addressesOf } from '#storefront/features/listing/addresses.ts'
import { Filters } from '#storefront/features/listing/filters.tsx'
import { ListingView } from '#storefront/features/listing/listing-view.tsx'
import {
  type Answered,
  answerOf,
  answersTo,
  nameOf,
  packsOf,
  type ScopedResults,
} from '#storefront/features/listing/live/answer.ts'
import { listingOf } from '#storefront/features/listing/live/listing-of.ts'
import { droppedBy, meantBy } from '#storefront/features/listing/live/meant-by.ts'
import { settleTurn } from '#storefront/features/listing/live/settle-turn.ts'
import { useDidYouMean } from '#storefront/features/listing/live/use-did-you-mean.ts'
import { useNames } from '#storefront/features/listing/live/use-names.ts'
import { useRested } from '#storefront/features/listing/live/use-rested.ts'
import { useSamples } from '#storefront/features/listing/live/use-samples.ts'
import type { Turn } from '#storefront/features/listing/live/use-turns.ts'
import {
  listingHeading,
  listingTitle,
  placeTitle,
  shownWords,
  withPage,
} from '#storefront/features/listing/title.ts'
import { GridSkeleton } from '#storefront/ui/skeleton.tsx'

interface LiveResultsProps {
  readonly client: LiteClient
  readonly turn: Turn
  /** What InstantSearch is asked for: the turn, unless the server has answered that. */
  readonly asked: Listed
  readonly isServed: boolean
  readonly parameters: ListingParameters
  /** Which of the answers holds packs, if they were asked for. */
  readonly packsId: string | null
  readonly placeName: string | null
  readonly headingLevel: 'h1' | 'h2'
  readonly samples: readonly (readonly [Kind, Preview])[]
  readonly root: RefObject<HTMLElement | null>
  readonly isTaken: boolean
  readonly onTaken: (taken: boolean) => void
  readonly onFail: () => void
  /** The results of a turn are there. */
  readonly onSettled: (listed: Listed) => void
}

/** The listing out of InstantSearch's answers, with the components that the server uses. */
export function LiveResults(props: LiveResultsProps) {
  const { turn, asked, isServed, parameters, root, onTaken, onFail, onSettled } = props
  const { results, scopedResults, status, error } = useInstantSearch({ catchError: true })
  const t = useTranslations('listing')
  const [shown, setShown] = useState<Shown | null>(null)
  const isAnswered = answersTo(results, parameters, shown)
  if (isAnswered && shown?.results !== results)
    setShown({ listed: asked, parameters, results, scopedResults, of: nameOf(parameters) })

  // Results of an earlier turn never come back between the server's and the next ones.
  const takes = !isServed && shown !== null && (isAnswered || props.isTaken)
  useLayoutEffect(() => onTaken(takes), [takes, onTaken])
  const failed = useEffectEvent(onFail)
  useEffect(() => {
    if (error !== undefined && !isServed) failed()
  }, [error, isServed])

  const isWaiting = !isServed && !isAnswered && status === 'stalled'
  useEffect(() => {
    const { current: element } = root
    element?.toggleAttribute('data-waiting', isWaiting)
  }, [root, isWaiting])

  // Not while both stand there.
  const isSettled = (isServed || isAnswered) && takes === props.isTaken
  const settle = useEffectEvent(() => {
    onSettled(turn.listed)
    settleTurn(turn)
  })
  useEffect(() => {
    if (isSettled && turn.cause !== 'none') settle()
  }, [turn, isSettled])

  return (
    <>
      <p className="vh" role="status">
        {takes && t('announced', { count: shown.results.nbHits })}
      </p>
      {takes && (
        <ShownListing
          {...shown}
          client={props.client}
          placeName={props.placeName}
          headingLevel={props.headingLevel}
          samples={props.samples}
          packsId={props.packsId}
          next={isWaiting ? asked : null}
          isTyped={turn.cause === 'typing'}
        />
      )}
    </>
  )
}

interface Shown extends Answered {
  readonly listed: Listed
  readonly parameters: ListingParameters
  /** Of the same answer: InstantSearch makes a new list of them each time that anything happens. */
  readonly scopedResults: ScopedResults
}

type ShownListingProps = Shown &
  Pick<LiveResultsProps, 'client' | 'placeName' | 'headingLevel' | 'samples' | 'packsId'> & {
    /** What is waited for. */
    readonly next: Listed | null
    /** Letter by letter: what is seen first comes first. */
    readonly isTyped: boolean
  }

/** Made anew for what it shows, and not for each letter on its way. Of what is typed, what is looked at comes first. */
const ShownListing = memo(function ShownListing(props: ShownListingProps) {
  const { client, listed, parameters, results, scopedResults, packsId, placeName, next } = props
  const { locale, view, place } = listed
  const t = useTranslations('listing')
  const siteName = useTranslations('common')('siteName')
  const answer = answerOf(results, scopedResults, recountsOf(listed))
  const names = useNames(locale)
  const suggested = useDidYouMean(listed, answer.nbHits === 0)
  const [known] = useState(() => new Map(props.samples))
  const samples = useSamples(client, parameters, known)
  const listing = listingOf(listed, answer, {
    names,
    samples,
    packs: packsOf(scopedResults, packsId),
    didYouMean: meantBy(listed, results.hits) ?? suggested,
    dropped: droppedBy(listed, results.hits, results.queryAfterRemoval),
  })

  const addressOf = addressesOf(listed)
  const filters = <Filters view={view} listing={listing} addressOf={addressOf} forms />
  const rested = useRested(results, filters)
  const isFirst = props.isTyped && rested.results !== results

  const title = placeName === null ? listingTitle(t, locale, view) : placeTitle(t, locale, view, placeName)
  useTitle(`${withPage(t, title, view)} | ${siteName}`)
  return (
    <div className="wrap">
      <ListingView
        locale={locale}
        view={view}
        listing={isFirst ? { ...listing, hits: listing.hits.slice(0, FIRST) } : listing}
        heading={placeName === null ? listingHeading(t, locale, view) : title}
        headingLevel={props.headingLevel}
        words={place === null ? shownWords(view) : null}
        addressOf={addressOf}
        filters={isFirst ? rested.rest : filters}
        instead={next !== null && isOfOtherShape(next, listed) ? <Expected listed={next} /> : undefined}
      />
    </div>
  )
})

/** So many fill a window. The others and the filters follow when nobody types on. */
const FIRST = 24

/** Skeletons take a page; more would only be scrolled past. */
const EXPECTED = 24

function Expected({ listed: { view } }: { readonly listed: Listed }) {
  const large = view.form === 'pack' || view.kind === null || KINDS[view.kind].cell === 2
  return <GridSkeleton count={EXPECTED} large={large} />
}

/** Other kinds and packs lie in other grids; the rest grows pale until it is replaced. */
function isOfOtherShape({ view: next }: Listed, { view: shown }: Listed): boolean {
  return next.form !== shown.form || next.kind !== shown.kind
}

/** The title of the window, given back when the server's results are shown again. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
