import { type Algoliasearch, algoliasearch } from 'algoliasearch'

export type AlgoliaClient = Algoliasearch

/** An application at Algolia, or, where `url` is given, an engine that speaks its protocol. */
export interface Application {
  readonly appId: string
  readonly url: string | null
}

interface Timeouts {
  readonly connect: number
  readonly read: number
  readonly write: number
}

/** A visitor waits for the answer: PostgreSQL takes over when it takes longer. */
const FOR_VISITORS: Timeouts = { connect: 1_500, read: 1_500, write: 1_500 }
/** The client counts the wait for the first byte of an answer to `connect`, and large batches are answered late. */
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
