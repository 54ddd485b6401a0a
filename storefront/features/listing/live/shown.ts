import type { Listing } from '#domain/contract/catalogue.ts'
import { isNarrowedAlike, isSameListing, type Listed } from '#domain/routing/listed.ts'
import type { ListingParameters } from '#domain/search/listing-parameters.ts'
import type { Answered, ScopedResults } from '#storefront/features/listing/live/answer.ts'
import { stableFirstHits } from '#storefront/features/listing/live/stable-first-hits.ts'
import type { FirstAnswer, FirstHits } from '#storefront/features/listing/live/use-first-hits.ts'

/** A whole answer of InstantSearch, and what it answers. */
export interface Whole extends Answered {
  readonly listed: Listed
  readonly parameters: ListingParameters
  /** Of the same answer: InstantSearch makes a new list of them each time that anything happens. */
  readonly scopedResults: ScopedResults
}

/** What a listing shows: a whole answer, or the first hits of what is typed with the counts of the one before. */
export interface Shown<W = Whole> {
  readonly listed: Listed
  readonly whole: W
  /** null where the whole answer is of this listing. */
  readonly first: FirstHits | null
}

interface Answers<W> {
  readonly whole: W | null
  readonly first: FirstAnswer | null
}

/**
 * What is shown of a listing, as far as it is answered; null where it is not. The counts of a whole answer stay while
 * somebody types, whichever whole answers arrive meanwhile: they change when typing rests.
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
 * The first hits as a listing. It says what they alone tell, their total, and leaves out what is known of other words
 * only: notes, packs, related searches, further pages and what other kinds have.
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
