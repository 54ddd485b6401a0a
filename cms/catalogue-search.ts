import { algoliaSearch } from '#cms/adapters/algolia-search/algolia-search.ts'
import { visitorClient } from '#cms/adapters/algolia-search/client.ts'
import { applicationOf } from '#cms/adapters/algolia-search/open.ts'
import { createBreaker } from '#cms/adapters/fallback-search/breaker.ts'
import { withFallback } from '#cms/adapters/fallback-search/with-fallback.ts'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { environment } from '#cms/env.ts'
import { invalidateCaches } from '#cms/operations/cache/invalidate-caches.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { indexNames } from '#domain/search/index-names.ts'

/** Longer than this, a visitor would rather have the simpler search of the database. */
const SEARCH_TIMEOUT_MS = 1_500
const BREAKER = { failures: 3, restMs: 5_000, now: () => performance.now() }

const opened = new WeakMap<Payload, CatalogueSearch>()

/** The search of this process: an engine where one is configured, with PostgreSQL behind it; else PostgreSQL. */
export function catalogueSearch(payload: Payload): CatalogueSearch {
  const search = opened.get(payload) ?? open(payload)
  opened.set(payload, search)
  return search
}

function open(payload: Payload): CatalogueSearch {
  const env = environment()
  const application = applicationOf(env)
  const database = postgresSearch(payload)
  if (application === null || env.ALGOLIA_SEARCH_KEY === undefined) return database
  const client = visitorClient(application, env.ALGOLIA_SEARCH_KEY)
  const warn = (msg: string) => (err: unknown) => payload.logger.warn({ err, msg })
  return withFallback({
    engine: algoliaSearch(payload, client, indexNames(env.SEARCH_PREFIX)),
    database,
    breaker: createBreaker(BREAKER),
    timeoutMs: SEARCH_TIMEOUT_MS,
    onFailure: warn('search: the database answers instead'),
    // Cached pages show that their search is a simpler one.
    onRecovery: () =>
      void invalidateCaches(payload, [CACHE_TAGS.listings()]).catch(
        warn('search: the engine is back, but cached listings are not dropped'),
      ),
  })
}
