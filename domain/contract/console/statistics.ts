import { z } from 'zod'
import type { ConsolePreview } from '#domain/contract/console/submissions.ts'
import type { Counts, DayCounts } from '#domain/statistics/counts.ts'
import { DEFAULT_PERIOD, PERIODS } from '#domain/statistics/periods.ts'

const id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .nullable()
  .default(null)

/** `GET /api/console/statistics` and `/statistics/export`. */
export const statisticsQuerySchema = z.strictObject({
  /** Days up to today. */
  days: z.coerce.number().pipe(z.literal(PERIODS)).default(DEFAULT_PERIOD),
  /** Null for every contributor whose statistics the user reads. */
  contributor: id,
  /** Null for all works. */
  item: id,
})
export type StatisticsQuery = z.output<typeof statisticsQuerySchema>

/** Works that the answer names, most downloads first; the export has all. */
export const MOST_STATISTICS_WORKS = 50

interface CountedWork extends Counts {
  readonly item: number
  readonly title: string
  readonly preview: ConsolePreview | null
}

/** The columns of the export. */
export const STATISTICS_COLUMNS = ['day', 'item', 'title', 'country', 'views', 'downloads'] as const

export interface ConsoleStatistics {
  /** Whose statistics the user may choose. */
  readonly contributors: readonly { readonly id: number; readonly name: string }[]
  /** The title of the chosen work; null for all works. */
  readonly title: string | null
  readonly totals: Counts
  /** Every day of the period, oldest first. */
  readonly days: readonly DayCounts[]
  /** Countries with counts, by downloads and views. The code is ISO 3166's, or `UNKNOWN_COUNTRY`. */
  readonly countries: readonly (Counts & { readonly country: string })[]
  /** Works with counts in the period; empty for one work. */
  readonly works: readonly CountedWork[]
  /** How many works have counts in the period. */
  readonly counted_works: number
}
