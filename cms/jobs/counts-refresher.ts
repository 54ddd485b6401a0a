import type { Invalidate } from '#cms/jobs/services.ts'
import { refreshCatalogueCounts } from '#cms/operations/counters/refresh-catalogue-counts.ts'
import type { Payload } from '#cms/operations/database.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

/** Counting the whole catalogue is expensive; a burst of changes is counted once. */
const PAUSE_MS = 5_000

export interface CountsRefresher {
  /** Marks the counts as outdated. */
  outdated(): void
  /** Recounts when it is due, then revalidates the pages that show counts. */
  tick(now: number): Promise<void>
}

/** Starts outdated: a worker that was killed may have owed a refresh. */
export function countsRefresher(payload: Payload, invalidate: Invalidate): CountsRefresher {
  let isOutdated = true
  let lastAt = Number.NEGATIVE_INFINITY
  return {
    outdated() {
      isOutdated = true
    },
    async tick(now) {
      if (!isOutdated || now - lastAt < PAUSE_MS) return
      isOutdated = false
      lastAt = now
      try {
        await refreshCatalogueCounts(payload)
        await invalidate([CACHE_TAGS.listings(), CACHE_TAGS.home()])
      } catch (error) {
        isOutdated = true
        throw error
      }
    },
  }
}
