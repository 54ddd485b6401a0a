import { algoliaSearch } from '#cms/adapters/algolia-search/algolia-search.ts'
import { visitorClient } from '#cms/adapters/algolia-search/client.ts'
import { applicationOf } from '#cms/adapters/algolia-search/open.ts'
import { createBreaker } from '#cms/adapters/fallback-search/breaker.ts'
import { withFallback } from '#cms/adapters/fallback-search/with-fallback.ts'
import { withinOffer } from '#cms/adapters/offered-search/within-offer.ts'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { environment } from '#cms/env.ts'
import { invalidateCaches } from '#cms/operations/cache/invalidate-caches.ts'
import type { Payload } from '#cms/operations/database.ts'
import { readOfferedKinds } from '#cms/operations/site/offered-kinds.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { indexNames } from '#domain/search/index-names.ts'

/** After this time a visitor is better served by the simpler search of the database. */
const SEARCH_TIMEOUT_MS = 1_500
const BREAKER = { failures: 3, openMs: 5_000, now: () => performance.now() }

const opened = new WeakMap<Payload, CatalogueSearch>()

/**
 * The search of this process, among the kinds that the site offers: the configured engine with PostgreSQL as its fallback, or
 * PostgreSQL alone.
 */
export function catalogueSearch(payload: Payload): CatalogueSearch {
  const search = opened.get(payload) ?? withinOffer(open(payload), () => readOfferedKinds(payload))
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
    // Listings cached meanwhile carry the note that their search was a simpler one.
    onRecovery: () =>
      void invalidateCaches(payload, [CACHE_TAGS.listings()]).catch(
        warn('search: the engine is back, but cached listings are not dropped'),
      ),
  })
}
