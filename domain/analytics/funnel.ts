import type { EventName } from '#domain/analytics/events.ts'
import type { Family } from '#domain/routing/params.ts'

interface StepFacts {
  readonly event: EventName
  /** The routes of the pages that count; null for every route. */
  readonly routes: readonly Family[] | null
}

/** The steps from a search to a purchase, in their order. */
export const FUNNEL = {
  search: { event: 'search', routes: null },
  detail: { event: 'page-view', routes: ['item', 'pack', 'bundle'] },
  download: { event: 'download', routes: null },
  purchase: { event: 'purchase', routes: null },
} as const satisfies Record<string, StepFacts>

export type FunnelStep = keyof typeof FUNNEL
export const FUNNEL_STEPS = Object.keys(FUNNEL) as readonly FunnelStep[]

/** The steps of a contributor, in their order: accepted the agreement, uploaded, submitted, was published, sold. */
export const CONTRIBUTOR_STEPS = ['joined', 'uploaded', 'submitted', 'published', 'sold'] as const
export type ContributorStep = (typeof CONTRIBUTOR_STEPS)[number]

/** Weeks after the first one for which a cohort is counted; the cookie of a visitor is kept seven weeks. */
export const COHORT_WEEKS = 7

/** The share that a step has of another one, in whole percent; null without a base. */
export function percentOf(count: number, base: number): number | null {
  return base === 0 ? null : Math.round((count / base) * 100)
}
