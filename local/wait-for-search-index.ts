import { setTimeout as sleep } from 'node:timers/promises'
import { type IndexAddress, indexNames } from '#domain/search/index-names.ts'
import type { Progress } from '#local/progress.ts'

type Variables = Readonly<Record<string, string>>

/** The indices that the worker fills first and last in an empty engine. */
const FIRST: IndexAddress = { kind: 'items', locale: 'en' }
const LAST: IndexAddress = { kind: 'suggestions', locale: 'ko' }

/** A very large library takes longer: PostgreSQL answers until its index is filled. */
const FILL_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 100

/**
 * Waits until the worker has filled the local search index. A filled index takes two requests to check; with Algolia
 * it does nothing.
 */
export async function waitForSearchIndex(env: Variables, progress: Progress): Promise<void> {
  if (!env.SEARCH_URL || (await isFilled(env))) return
  const filled = await progress.step('Filling the search index', () => waitUntilFilled(env))
  if (!filled)
    progress.line('  The search index is still being filled. Until then the database answers searches.')
}

async function waitUntilFilled(env: Variables): Promise<boolean> {
  const deadline = Date.now() + FILL_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (await isFilled(env)) return true
    await sleep(POLL_INTERVAL_MS)
  }
  return false
}

async function isFilled(env: Variables): Promise<boolean> {
  const sizes = await Promise.all([FIRST, LAST].map((address) => sizeOf(address, env)))
  return sizes.every((size) => size > 0)
}

async function sizeOf(address: IndexAddress, env: Variables): Promise<number> {
  const index = indexNames(env.SEARCH_PREFIX || undefined).primary(address)
  try {
    const response = await fetch(`${env.SEARCH_URL}/1/indexes/${index}/query`, {
      method: 'POST',
      headers: {
        'x-algolia-application-id': env.ALGOLIA_APP_ID ?? '',
        'x-algolia-api-key': env.ALGOLIA_SEARCH_KEY ?? '',
      },
      body: JSON.stringify({ hitsPerPage: 0, analytics: false }),
    })
    const { nbHits = 0 }: { nbHits?: number } = await response.json()
    return nbHits
  } catch {
    // The engine does not listen yet.
    return 0
  }
}
