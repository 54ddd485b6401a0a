import { RECORD_KINDS } from './records.ts'
import { shownAttributes } from './settings.ts'

/** What a key that browsers hold may ask for, whoever holds it. */
export interface PublicKeyLimits {
  /** Hits of one search; a search that asks for more gets so many. */
  readonly hitsPerQuery: number
  /** Hits of all searches of one call together; a call that asks for more is refused. */
  readonly hitsPerCall: number
  /** Calls of one network (an IPv4 address, an IPv6 /64) within an hour. */
  readonly callsPerHour: number
  /** The attributes of records that answers may hold. `objectID` is always among them. */
  readonly attributes: readonly string[]
}

/**
 * The standing limits of the public search key, each several times what the site itself asks for:
 *
 * - A page of a listing has 48 hits, the largest list of the API 100.
 * - A listing asks for one page of hits, 4 packs, a sample of each kind, and counts.
 * - A visitor who types makes about three calls a second for some seconds, and some hundreds in a busy hour. An office
 *   of 200 such people behind one address stays below the hour's limit.
 *
 * docs/operations.md says how a key of Algolia gets the same.
 */
export const PUBLIC_KEY: PublicKeyLimits = {
  hitsPerQuery: 200,
  hitsPerCall: 1_000,
  callsPerHour: 60_000,
  attributes: [...new Set(RECORD_KINDS.flatMap(shownAttributes))].sort(),
}
