import type { PlanAudience, PlanCapability, PlanCondition } from '#domain/plans/catalogue-plan.ts'
import type { Allowance, PlanType } from '#domain/plans/plan.ts'
import type { Names } from '../taxonomy/names.ts'
import type { FEATURES } from './features.ts'
import type { SeedOffer } from './offers.ts'

/** A plan as the seed creates it. */
export interface SeedPlan {
  readonly slug: string
  readonly names: Names
  readonly taglines: Names
  readonly features: readonly (keyof typeof FEATURES)[]
  readonly type: PlanType
  readonly audience: PlanAudience
  readonly condition: PlanCondition
  readonly capabilities: readonly PlanCapability[]
  readonly otherIds: readonly number[]
  readonly offers: readonly SeedOffer[]
  readonly members: number
  readonly trialDays: number
  readonly allowances: readonly Allowance[]
  readonly hasCard: boolean
  readonly isHighlighted: boolean
  readonly save: number | null
}
