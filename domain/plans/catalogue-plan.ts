import type { Plan, PlanOffer } from './plan.ts'

/** Whom a plan is for, which is also the page that sells it. */
export const PLAN_AUDIENCES = ['standard', 'education', 'scout', 'api'] as const
export type PlanAudience = (typeof PLAN_AUDIENCES)[number]

/** What a person must have to subscribe: nothing, an academic address or a code from staff, or a code from staff. */
export const PLAN_CONDITIONS = ['none', 'academic-address', 'code'] as const
export type PlanCondition = (typeof PLAN_CONDITIONS)[number]

/** What a plan includes beside downloads, in the order of the comparison. A plan has only what it names. */
export const PLAN_CAPABILITIES = [
  'colour-editor',
  'plugins',
  'source-files',
  'shared-collections',
  'extended-licence',
] as const
export type PlanCapability = (typeof PLAN_CAPABILITIES)[number]

/** An offer with the version of its price: a subscription keeps the version that it was bought with. */
export interface CatalogueOffer extends PlanOffer {
  readonly priceVersion: number
}

/** A plan with what the pages show of it, in one language. */
export interface CataloguePlan extends Plan {
  readonly offers: readonly CatalogueOffer[]
  readonly tagline: string
  readonly features: readonly string[]
  readonly audience: PlanAudience
  readonly condition: PlanCondition
  readonly capabilities: readonly PlanCapability[]
  /** Whether the pricing page shows it as a card; others are in the list below the cards. */
  readonly hasCard: boolean
  readonly isHighlighted: boolean
  /** Marketing copy, in per cent (domain.md, "Money and amounts"); null for none. */
  readonly save: number | null
  /** The quantity that checkouts send for the plan's statistics (spec section 9). */
  readonly quantity: number
}
