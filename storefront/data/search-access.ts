import { environment } from '#storefront/env.ts'
import type { SearchAccess } from '#storefront/features/listing/live/search-access.ts'
import { SEARCH_API } from '#storefront/http/search-paths.ts'

/** What browsers need to query the search engine directly; null where none is configured. */
export function searchAccess(): SearchAccess | null {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, SEARCH_PREFIX, SEARCH_URL } = environment()
  if (ALGOLIA_APP_ID === undefined || ALGOLIA_SEARCH_KEY === undefined) return null
  const path = SEARCH_URL === undefined ? null : SEARCH_API
  return { appId: ALGOLIA_APP_ID, key: ALGOLIA_SEARCH_KEY, prefix: SEARCH_PREFIX, path }
}
