import type { LiteClient } from 'algoliasearch/lite'
import { useTranslations } from 'next-intl'
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import { isSameListing, type Listed } from '#domain/routing/listed.ts'
import type { ListingParameters } from '#domain/search/listing-parameters.ts'
import { answersTo, nameOf } from '#storefront/features/listing/live/answer.ts'
import { restoreFocus } from '#storefront/features/listing/live/restore-focus.ts'
import { type Shown, shownOf, type Whole } from '#storefront/features/listing/live/shown.ts'
import { ShownListing } from '#storefront/features/listing/live/shown-listing.tsx'
import { useDelayed } from '#storefront/features/listing/live/use-delayed.ts'
import { useFailures } from '#storefront/features/listing/live/use-failures.ts'
import type { FirstAnswer } from '#storefront/features/listing/live/use-first-hits.ts'
import type {
  LinksMadeFor,
  ListingNavigation,
} from '#storefront/features/listing/live/use-listing-navigation.ts'
import { useTrackedSearch } from '#storefront/features/listing/live/use-tracked-search.ts'

interface LiveResultsProps {
  readonly client: LiteClient
  readonly navigation: ListingNavigation
  /** The listing that InstantSearch queries. */
  readonly asked: Listed
  readonly isServed: boolean
  readonly parameters: ListingParameters
  /** The newest response to typed words. */
  readonly first: FirstAnswer | null
  /** The index id of the packs, if they were requested. */
  readonly packsId: string | null
  readonly placeName: string | null
  /** The kinds that the site offers; absent for all. */
  readonly offered?: readonly Kind[] | undefined
  readonly headingLevel: 'h1' | 'h2'
  readonly samples: readonly (readonly [Kind, Preview])[]
  readonly root: RefObject<HTMLElement | null>
  readonly isTaken: boolean
  readonly onTaken: (taken: boolean) => void
  readonly onFail: () => void
  /** The results of a navigation are shown. */
  readonly onSettled: (madeFor: LinksMadeFor) => void
}

/** Delay before the previous results are dimmed while a search is pending. */
const DIM_DELAY_MS = 150

/** Renders the engine's results with the components that the server uses. */
export function LiveResults(props: LiveResultsProps) {
  const { navigation, isServed, root, onTaken, onSettled } = props
  const t = useTranslations('listing')
  const { whole, error } = useWholeAnswer(props)
  const shown = useShown(navigation, whole, props.first)
  const isAnswered = shown !== null && isSameListing(shown.listed, navigation.listed)

  // Results of an earlier navigation do not reappear between the server's and the next ones.
  const takes = !isServed && shown !== null && (isAnswered || props.isTaken)
  useLayoutEffect(() => onTaken(takes), [takes, onTaken])
  useFailures({ ...props, error, isAnswered, isWhole: isAnswered && shown.first === null })

  const isWaiting = useDelayed(!isServed && !isAnswered, navigation, DIM_DELAY_MS)
  useMark(root, 'data-waiting', isWaiting)
  // Counts of the previous words are marked until the visitor stops typing.
  useMark(root, 'data-counting', takes && shown.first !== null)

  // Not while the server's and the browser's results are both in the page.
  const isSettled = (isServed || isAnswered) && takes === props.isTaken
  const settle = useEffectEvent(() => restoreFocus(navigation))
  useEffect(() => {
    if (isSettled && navigation.cause !== 'none') settle()
  }, [navigation, isSettled])
  const countedFor = takes ? shown.whole.listed : navigation.listed
  const settled = useEffectEvent(onSettled)
  useEffect(() => {
    if (isSettled) settled({ results: navigation.listed, counts: countedFor })
  }, [isSettled, navigation, countedFor])

  useTrackedSearch(takes && shown.first === null ? shown.whole : null)

  return (
    <>
      <p className="vh" role="status">
        {takes && shown.first === null && t('announced', { count: shown.whole.results.nbHits })}
      </p>
      {takes && (
        <ShownListing
          shown={shown}
          client={props.client}
          placeName={props.placeName}
          offered={props.offered}
          headingLevel={props.headingLevel}
          samples={props.samples}
          packsId={props.packsId}
          next={isWaiting ? navigation.listed : null}
        />
      )}
    </>
  )
}

/** The newest complete result of InstantSearch. */
function useWholeAnswer({ asked, parameters }: LiveResultsProps) {
  const { results, scopedResults, error } = useInstantSearch({ catchError: true })
  const [whole, setWhole] = useState<Whole | null>(null)
  if (answersTo(results, parameters, whole) && whole?.results !== results)
    setWhole({ listed: asked, parameters, results, scopedResults, of: nameOf(parameters) })
  return { whole, error }
}

/**
 * What is shown now. A complete result for typed words is rendered with low priority, so that the next letter
 * interrupts it.
 */
function useShown(
  navigation: ListingNavigation,
  whole: Whole | null,
  first: FirstAnswer | null,
): Shown | null {
  const [before, setBefore] = useState<Shown | null>(null)
  const deferred = useDeferredValue(whole)
  const shown = shownOf(
    navigation.listed,
    { whole: navigation.cause === 'typing' ? deferred : whole, first },
    before,
  )
  if (shown !== null && shown !== before) setBefore(shown)
  return shown ?? before
}

function useMark(root: RefObject<HTMLElement | null>, name: `data-${string}`, isMarked: boolean): void {
  useLayoutEffect(() => {
    root.current?.toggleAttribute(name, isMarked)
  }, [root, name, isMarked])
}
