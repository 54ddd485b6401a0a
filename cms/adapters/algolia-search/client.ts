import { type Algoliasearch, algoliasearch } from 'algoliasearch'

export type AlgoliaClient = Algoliasearch

/** An Algolia application; with `url`, an engine that speaks Algolia's protocol. */
export interface Application {
  readonly appId: string
  readonly url: string | null
}

interface Timeouts {
  readonly connect: number
  readonly read: number
  readonly write: number
}

/** In ms. A visitor waits for the response; after this time PostgreSQL answers instead. */
const FOR_VISITORS: Timeouts = { connect: 1_500, read: 1_500, write: 1_500 }
/** In ms. The client counts the time to the first byte of a response as `connect`, and large batches respond late. */
const FOR_WRITERS: Timeouts = { connect: 30_000, read: 10_000, write: 30_000 }

export function visitorClient(application: Application, searchKey: string): AlgoliaClient {
  return clientOf(application, searchKey, FOR_VISITORS)
}

export function writerClient(application: Application, writeKey: string): AlgoliaClient {
  return clientOf(application, writeKey, FOR_WRITERS)
}

function clientOf({ appId, url }: Application, key: string, timeouts: Timeouts): AlgoliaClient {
  return algoliasearch(appId, key, { timeouts, ...(url === null ? {} : { hosts: [hostOf(url)] }) })
}

function hostOf(address: string) {
  const { host, pathname, protocol } = new URL(address)
  return {
    url: `${host}${pathname.replace(/\/$/, '')}`,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  }
}
