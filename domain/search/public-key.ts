import { RECORD_KINDS } from './records.ts'
import { shownAttributes } from './settings.ts'

/** The limits of a key that browsers have. */
export interface PublicKeyLimits {
  /** Maximum hits of one search; a larger request is reduced. */
  readonly hitsPerQuery: number
  /** Maximum hits of all searches of one call; a larger call is rejected. */
  readonly hitsPerCall: number
  /** Calls of one network (an IPv4 address, an IPv6 /64) within an hour. */
  readonly callsPerHour: number
  /** The attributes of records in answers. `objectID` is always included. */
  readonly attributes: readonly string[]
}

/**
 * The limits of the public search key, each a multiple of what the site uses:
 *
 * - A page of a listing has 48 hits, the largest list of the API 100.
 * - A listing requests one page of hits, 4 packs, a sample of each kind, and counts.
 * - Typing makes about three calls a second for some seconds, and some hundreds in a busy hour. An office of 200 users
 *   behind one address stays below the hourly limit.
 *
 * docs/operations.md explains how to limit a key of Algolia alike.
 */
export const PUBLIC_KEY: PublicKeyLimits = {
  hitsPerQuery: 200,
  hitsPerCall: 1_000,
  callsPerHour: 60_000,
  attributes: [...new Set(RECORD_KINDS.flatMap(shownAttributes))].sort(),
}
