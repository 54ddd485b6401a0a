import { type LiteClient, liteClient } from 'algoliasearch/lite'
import type { SearchAccess } from '#storefront/features/listing/live/search-access.ts'

/** A listing that takes longer is better asked of the server, which knows another way. */
const TIMEOUTS = { connect: 2_000, read: 4_000, write: 4_000 }

/** The official client; it remembers answers, so that the way back asks nothing. */
export function searchClient({ appId, key, path }: SearchAccess): LiteClient {
  return liteClient(appId, key, { timeouts: TIMEOUTS, ...(path !== null && { hosts: [ownHost(path)] }) })
}

function ownHost(path: string) {
  const { host, protocol } = window.location
  return {
    url: host + path,
    accept: 'readWrite',
    protocol: protocol === 'https:' ? 'https' : 'http',
  } as const
}
