import { z } from 'zod'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { staffReasonSchema } from '#domain/contract/subscriptions.ts'
import type { ChangeBand } from '#domain/royalties/distribution.ts'
import { MAX_WEIGHT, type RoyaltyTerms, type Share, WHOLE_SHARE } from '#domain/royalties/rule.ts'
import type { Decimal } from './billing.ts'

const share = z.int().min(0).max(WHOLE_SHARE)
const id = z.int().min(1)

/** `POST /api/console/royalty-rules`: a draft of the next version. Shares are basis points. */
export const newRuleSchema = staffReasonSchema.extend({
  pool_share: share,
  sale_share: share,
  api_share: share,
  weights: z.record(z.enum(KIND_CODES), z.int().min(0).max(MAX_WEIGHT)),
  exceptions: z
    .array(
      z.strictObject({
        contributor: id,
        pool_share: share.nullable().default(null),
        sale_share: share.nullable().default(null),
        api_share: share.nullable().default(null),
      }),
    )
    .max(500)
    .default([])
    .refine((all) => new Set(all.map(({ contributor }) => contributor)).size === all.length),
})
export type NewRuleForm = z.output<typeof newRuleSchema>

/** `POST /api/console/royalty-rules/:id/publish`: it prices downloads from the beginning of this day (UTC). */
export const publishRuleSchema = staffReasonSchema.extend({ in_force_from: z.iso.date() })
export type PublishRuleForm = z.output<typeof publishRuleSchema>

/** `POST /api/console/royalty-closes`: the month to close, as `2026-10`. */
export const startCloseSchema = staffReasonSchema.extend({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
})
export type StartCloseForm = z.output<typeof startCloseSchema>

/** What the page of a version has beside its row. */
export interface RoyaltyRuleDetail extends Pick<RoyaltyTerms, 'weights'> {
  readonly exceptions: readonly (RoyaltyTerms['exceptions'][number] & { readonly name: string | null })[]
  /** What the closed months of the last year would have paid, by currency; empty until it is computed. */
  readonly forecast: readonly RoyaltyDistribution[]
  /** How many months the forecast is of. */
  readonly forecast_months: number
  /** The earliest day from which a draft can be published, in UTC. */
  readonly earliest: string
  readonly allowed_actions: readonly ('publish' | 'discard')[]
}

/** How a version would change what contributors earn, in one currency. */
export interface RoyaltyDistribution {
  readonly currency: string
  readonly paid: Decimal
  readonly forecast: Decimal
  /** Contributors by how much more or less they would have earned. */
  readonly bands: Readonly<Record<ChangeBand, number>>
  /** The contributors with the largest differences. */
  readonly most: readonly {
    readonly contributor: number
    readonly name: string | null
    readonly paid: Decimal
    readonly forecast: Decimal
  }[]
}

/** What the page of a close has beside its row. */
export interface RoyaltyCloseDetail {
  /** By currency. */
  readonly sums: readonly {
    readonly currency: string
    readonly net: Decimal
    readonly royalties: Decimal
    readonly platform: Decimal
    /** Of subscribers without an exclusive download: the platform keeps all of it. */
    readonly unused: Decimal
  }[]
}

/** `GET /api/console/royalties`: what a contributor reads about the rules. */
export interface ContributorRoyalties {
  readonly in_force: ShownRule | null
  /** Published and not in force yet, with what the last year would have paid under each. */
  readonly announced: readonly (ShownRule & { readonly forecast: readonly MonthForecast[] })[]
  /** What the months that are not closed would pay with the downloads until now. */
  readonly preview: readonly {
    readonly currency: string
    readonly downloads: number
    readonly amount: Decimal
    readonly measured_on: string
  }[]
}

/** Shares are percentages; those of the contributor where another one was agreed. */
export interface ShownRule extends Readonly<Record<Share, number>> {
  readonly version: number
  readonly in_force_from: string
  readonly note: string
  readonly weights: Readonly<Record<Kind, number>>
}

export interface MonthForecast {
  /** As `2026-11`. */
  readonly month: string
  readonly currency: string
  readonly paid: Decimal
  readonly forecast: Decimal
}

/** A share as a percentage. */
export function percentOf(basisPoints: number): number {
  return basisPoints / (WHOLE_SHARE / 100)
}
