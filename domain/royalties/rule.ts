import { KIND_CODES, KINDS, type Kind } from '#domain/assets/kinds.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** Shares are basis points: 5,000 is 50 %. */
export const WHOLE_SHARE = 10_000
/** The largest weight of a kind: a download never counts more than a hundred icons. */
export const MAX_WEIGHT = 100
/** Days between the publication of a version and the first download that it prices (domain.md, "What a download is worth"). */
const NOTICE_DAYS = 30
/** Days until earnings become available (domain.md, "Cashouts"). */
export const HOLDING_DAYS = 30
/** Days after the end of a month until it is closed: gateways report fees late. */
export const CLOSE_DELAY_DAYS = 1

/** The shares of contributors, in basis points of what is left of the money after tax and fees. */
interface Shares {
  readonly pool_share: number
  readonly sale_share: number
  readonly api_share: number
}

/** Other shares for one contributor, as agreed; null is the share of everyone. */
export type ShareException = { readonly contributor: number } & {
  readonly [S in keyof Shares]: Shares[S] | null
}

/** What a version of the rules says. */
export interface RoyaltyTerms extends Shares {
  /** What one download of each kind counts in a pool. */
  readonly weights: Readonly<Record<Kind, number>>
  readonly exceptions: readonly ShareException[]
}

export const SHARES = ['pool_share', 'sale_share', 'api_share'] as const satisfies readonly (keyof Shares)[]
export type Share = (typeof SHARES)[number]

/** The first version of the rules (domain.md, "What a download is worth"). */
export const FIRST_TERMS: RoyaltyTerms = {
  pool_share: 5_000,
  sale_share: 6_000,
  api_share: 4_000,
  weights: Object.fromEntries(KIND_CODES.map((kind) => [kind, KINDS[kind].weight])) as Record<Kind, number>,
  exceptions: [],
}

type RuleState = 'draft' | 'announced' | 'in-force' | 'past'
export const RULE_STATES = ['draft', 'announced', 'in-force', 'past'] as const satisfies readonly RuleState[]

/** The earliest moment from which a version may price downloads. Milliseconds since 1970. */
export function earliestInForce(publishedAt: number): number {
  return publishedAt + NOTICE_DAYS * DAY_MS
}

/** Whether a version may be published with this date: 30 days or more from now, and after every version before it. */
export function mayTakeEffect(
  inForceFrom: number,
  { now, latest }: { readonly now: number; readonly latest: number },
): boolean {
  return inForceFrom >= earliestInForce(now) && inForceFrom > latest
}

/** The share of a contributor under these terms. */
export function shareOf(terms: RoyaltyTerms, share: Share, contributor: number): number {
  const exception = terms.exceptions.find((one) => one.contributor === contributor)
  return exception?.[share] ?? terms[share]
}
