import { createMemoryCache } from '@algolia/client-common'
import { type LiteClient, liteClient } from 'algoliasearch/lite'
import type { SearchAccess } from '#storefront/features/listing/live/search-access.ts'

/** After this the server's own search is used, which has a fallback. */
const TIMEOUTS = { connect: 2_000, read: 4_000, write: 4_000 }

/**
 * The official client; it caches responses, so going back sends no request. The hosts cache is in memory, since the
 * default reads the browser's storage after a timer before each request, which delays every letter.
 */
export function searchClient({ appId, key, path }: SearchAccess): LiteClient {
  return liteClient(appId, key, {
    timeouts: TIMEOUTS,
    hostsCache: createMemoryCache(),
    ...(path !== null && { hosts: [ownHost(path)] }),
  })
}

function ownHost(path: string) {
  const { host, protocol } = window.location
  return {
    url: host + path,
    accept: 'readWrite',
    protocol: protocol === 'https:' ? 'https' : 'http',
  } as const
}
