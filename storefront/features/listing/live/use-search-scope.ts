import { startTransition, useEffect, useState } from 'react'
import { isSameListing, type Listed } from '#domain/routing/listed.ts'
import { type SearchScope, searchScopeOf } from '#storefront/features/listing/live/search-scope.ts'
import type { FirstAnswer } from '#storefront/features/listing/live/use-first-hits.ts'
import type { ListingNavigation } from '#storefront/features/listing/live/use-listing-navigation.ts'

/** Longer than from a letter to the next one of somebody who types. */
const REST_MS = 250

/** The question of a turn. Typing rests once its first hits have been seen for longer than somebody who types pauses. */
export function useSearchScope(navigation: ListingNavigation, first: FirstAnswer | null): SearchScope {
  const [rested, setRested] = useState<ListingNavigation | null>(null)

  useEffect(() => {
    if (navigation.cause !== 'typing' || first === null || first.listed !== navigation.listed) return
    const timer = setTimeout(
      () => startTransition(() => setRested(navigation)),
      first.found === null ? 0 : REST_MS,
    )
    return () => clearTimeout(timer)
  }, [navigation, first])

  return searchScopeOf(navigation.cause, rested === navigation)
}

/**
 * The listing that InstantSearch is asked for as a whole: the newest that the server has not already answered. Once
 * somebody is about to type it is at least the server's own, whose counts then stand beside what is typed. Null until
 * anything is asked for.
 */
export function useWhole(
  { listed }: ListingNavigation,
  question: SearchScope,
  { served, isTypedIn }: { readonly served: Listed; readonly isTypedIn: boolean },
): Listed | null {
  const [last, setLast] = useState<Listed | null>(null)
  const isOther = question === 'whole' && !isSameListing(listed, served)
  const next = isOther ? listed : (last ?? (isTypedIn || question === 'first-hits' ? served : null))
  useEffect(() => setLast(next), [next])
  return next
}
