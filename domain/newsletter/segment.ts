import type { Kind } from '#domain/assets/kinds.ts'
import type { Locale } from '#domain/locales/locales.ts'

/**
 * What a subscriber is to the library, by their address: without an account, with one, with a plan that runs, a
 * contributor, or staff. An address can be several.
 */
export const AUDIENCES = ['visitor', 'member', 'subscriber', 'contributor', 'staff'] as const
export type SubscriberAudience = (typeof AUDIENCES)[number]

/**
 * The subscribers whom a newsletter goes to: each must match every list that is not empty, with any of its values. An
 * address without interests is interested in every kind.
 */
export interface Segment {
  readonly languages: readonly Locale[]
  readonly audiences: readonly SubscriberAudience[]
  /** Ids of plans. */
  readonly plans: readonly number[]
  readonly kinds: readonly Kind[]
}
