import { startTransition, useEffect, useState } from 'react'
import { isSameListing, type Listed } from '#domain/routing/listed.ts'
import { type SearchScope, searchScopeOf } from '#storefront/features/listing/live/search-scope.ts'
import type { FirstAnswer } from '#storefront/features/listing/live/use-first-hits.ts'
import type { ListingNavigation } from '#storefront/features/listing/live/use-listing-navigation.ts'

/** Longer than the pause between two letters. */
const REST_MS = 250

/** The search scope of a navigation. Typing counts as stopped once its first hits have been shown for `REST_MS`. */
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
 * The listing that InstantSearch queries as a whole: the newest that the server did not render. Once the search field
 * has focus it is at least the server's own, whose counts are shown while the visitor types. Null before any request.
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
