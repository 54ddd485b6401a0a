import { Fault } from '#local/fault.ts'

interface SearchAddress {
  /** null for Algolia itself. */
  readonly url: string | null
  readonly appId: string
  readonly key: string
}

/**
 * The URL of the library's search and the key that may read all of it, from the environment that `npm run bench`
 * sets.
 */
export function searchAddress(): SearchAddress {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_WRITE_KEY: key, SEARCH_URL: url } = process.env
  if (appId && key) return { appId, key, url: url || null }
  throw new Fault('ALGOLIA_APP_ID and ALGOLIA_WRITE_KEY are not set.', 'Run: npm run bench -- relevance')
}
