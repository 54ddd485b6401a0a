import { createMemoryCache } from '@algolia/client-common'
import { type LiteClient, liteClient } from 'algoliasearch/lite'
import type { SearchAccess } from '#storefront/features/listing/live/search-access.ts'

/** A listing that takes longer is better asked of the server, which knows another way. */
const TIMEOUTS = { connect: 2_000, read: 4_000, write: 4_000 }

/**
 * The official client; it remembers answers, so that the way back asks nothing. Which hosts did not answer it would
 * read from the storage of the browser before each question, after a timer: a letter waits for that.
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
