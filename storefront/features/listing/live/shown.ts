import type { Listing } from '#domain/contract/catalogue.ts'
import { isNarrowedAlike, isSameListing, type Listed } from '#domain/routing/listed.ts'
import type { ListingParameters } from '#domain/search/listing-parameters.ts'
import type { Answered, ScopedResults } from '#storefront/features/listing/live/answer.ts'
import { stableFirstHits } from '#storefront/features/listing/live/stable-first-hits.ts'
import type { FirstAnswer, FirstHits } from '#storefront/features/listing/live/use-first-hits.ts'

/** A complete result of InstantSearch, and the listing it belongs to. */
export interface Whole extends Answered {
  readonly listed: Listed
  readonly parameters: ListingParameters
  /** Of the same response: InstantSearch creates a new list on every event. */
  readonly scopedResults: ScopedResults
}

/** What a listing shows: a complete result, or the first hits of typed words with the counts of the previous one. */
export interface Shown<W = Whole> {
  readonly listed: Listed
  readonly whole: W
  /** null where the complete result is of this listing. */
  readonly first: FirstHits | null
}

interface Answers<W> {
  readonly whole: W | null
  readonly first: FirstAnswer | null
}

/**
 * What can be shown of a listing; null without a result. The counts of a complete result stay while the visitor types,
 * whatever complete results arrive: they change when typing stops.
 *
 * @param before what is shown until now
 */
export function shownOf<W extends { readonly listed: Listed }>(
  listed: Listed,
  { whole, first }: Answers<W>,
  before: Shown<W> | null,
): Shown<W> | null {
  if (whole !== null && isSameListing(whole.listed, listed)) {
    return before?.whole === whole && before.first === null ? before : { listed, whole, first: null }
  }
  if (first === null || first.found === null || !isSameListing(first.listed, listed)) return null
  if (before !== null && before.first === first.found) return before
  const counted = [before?.whole, whole].find((one) => one && isNarrowedAlike(one.listed, listed))
  return counted ? { listed, whole: counted, first: first.found } : null
}

/**
 * The first hits as a listing. It has their total, and leaves out what belongs to the previous words: notes, packs,
 * related searches, further pages and other kinds.
 *
 * @param counted the listing whose filters stay beside them
 */
export function listingOfFirst(counted: Listing, { view }: Listed, first: FirstHits): Listing {
  return {
    ...counted,
    hits: stableFirstHits(first.hits, view.kind === null, first.nbHits > first.hits.length),
    total: first.nbHits,
    totalIsFloor: first.exhaustiveNbHits === false,
    page: 1,
    pageCount: 1,
    sort: view.sort,
    kinds: [],
    packs: [],
    relatedTags: [],
    didYouMean: null,
    dropped: [],
  }
}
