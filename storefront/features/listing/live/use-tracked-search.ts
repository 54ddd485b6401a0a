import { useEffect } from 'react'
import type { Whole } from '#storefront/features/listing/live/shown.ts'
import { track } from '#storefront/session/track.ts'

/** Words that stay for this long are a search; shorter, they are on the way to one. */
const SEARCHED_MS = 1_500

/** Tracks a search whose complete results are shown in place of those of the server; null for none. */
export function useTrackedSearch(shown: Whole | null): void {
  const words = shown?.listed.view.words ?? null
  const found = shown?.results.nbHits ?? 0
  useEffect(() => {
    if (words === null) return
    const timer = setTimeout(() => track('search', { words, found }), SEARCHED_MS)
    return () => clearTimeout(timer)
  }, [words, found])
}
