import { z } from 'zod'
import type { ContributorStep, FunnelStep } from '#domain/analytics/funnel.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { DEFAULT_PERIOD, PERIODS } from '#domain/statistics/periods.ts'

/** `GET /api/console/analytics` */
export const analyticsQuerySchema = z.strictObject({
  /** Days up to today. */
  days: z.coerce.number().pipe(z.literal(PERIODS)).default(DEFAULT_PERIOD),
})
export type AnalyticsQuery = z.output<typeof analyticsQuerySchema>

const word = z.string().trim().min(1).max(100)

/** `POST /api/console/analytics/synonyms`: what people type also finds the results of another word. */
export const newSynonymSchema = z
  .strictObject({ locale: z.enum(LOCALE_CODES), typed: word, finds: word })
  .refine(({ typed, finds }) => typed.toLowerCase() !== finds.toLowerCase(), { path: ['finds'] })
export type NewSynonym = z.output<typeof newSynonymSchema>

/** The most rows of one list of a report. */
export const MOST_REPORT_ROWS = 50

/** Visits by their source, campaign, country, device or language. */
export interface VisitCount {
  readonly value: string
  readonly visits: number
}

export interface SearchCount {
  readonly locale: Locale
  readonly words: string
  readonly count: number
}

/** A request or a script of pages that failed; the status of a script, and of a request without an answer, is 0. */
export interface FailureCount {
  readonly status: number
  readonly text: string
  readonly count: number
}

export interface AnalyticsDay {
  readonly day: string
  readonly views: number
  readonly visits: number
  /** Of visits with consent. */
  readonly visitors: number
}

export interface Cohort {
  /** The Monday of the first week, in UTC. */
  readonly week: string
  /** Visitors of the first week and of each later one that is over or running. */
  readonly visitors: readonly number[]
}

export interface ConsoleAnalytics {
  /** Every day of the period, oldest first. */
  readonly days: readonly AnalyticsDay[]
  readonly sources: readonly VisitCount[]
  readonly campaigns: readonly VisitCount[]
  readonly countries: readonly VisitCount[]
  readonly searches: readonly SearchCount[]
  readonly empty_searches: readonly SearchCount[]
  readonly failures: readonly FailureCount[]
  /** `visitors` took all steps so far in their order, with consent; `events` has everyone. */
  readonly funnel: readonly {
    readonly step: FunnelStep
    readonly visitors: number
    readonly events: number
  }[]
  readonly cohorts: readonly Cohort[]
  readonly contributors: readonly { readonly step: ContributorStep; readonly users: number }[]
  /** Days that the funnel covers: single events are not kept longer. */
  readonly funnel_days: number
}
