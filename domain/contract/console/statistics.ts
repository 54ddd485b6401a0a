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
export const statisticsQuerySchema = z
  .strictObject({
    /** Days up to today. */
    days: z.coerce.number().pipe(z.literal(PERIODS)).default(DEFAULT_PERIOD),
    /** Null for every contributor whose statistics the user reads. */
    contributor: id,
    /** Null for all works. */
    item: id,
    /** A pack instead of works; null for works. */
    pack: id,
  })
  .refine(({ item, pack }) => item === null || pack === null)
export type StatisticsQuery = z.output<typeof statisticsQuerySchema>

/** Works and packs that the answer names, most downloads first; the export has all works. */
export const MOST_STATISTICS_WORKS = 50

interface CountedWork extends Counts {
  readonly item: number
  readonly title: string
  readonly preview: ConsolePreview | null
  /** Its counts were made up by the seed. */
  readonly is_demonstration: boolean
}

/** A view of a pack is one of its page; a download is one of a work that was in it. */
interface CountedPack extends Counts {
  readonly pack: number
  readonly title: string
  readonly is_demonstration: boolean
}

/** The columns of the export: of works, and of one pack. */
export const STATISTICS_COLUMNS = {
  item: ['day', 'item', 'title', 'country', 'views', 'downloads', 'demonstration'],
  pack: ['day', 'pack', 'title', 'country', 'views', 'downloads', 'demonstration'],
} as const

export interface ConsoleStatistics {
  /** Whose statistics the user may choose. */
  readonly contributors: readonly { readonly id: number; readonly name: string }[]
  /** The title of the chosen work or pack; null for all works. */
  readonly title: string | null
  readonly totals: Counts
  /** Every day of the period, oldest first. */
  readonly days: readonly DayCounts[]
  /** Countries with counts, by downloads and views. The code is ISO 3166's, or `UNKNOWN_COUNTRY`. */
  readonly countries: readonly (Counts & { readonly country: string })[]
  /** Whether some of the counts were made up by the seed. */
  readonly has_demonstration: boolean
  /** Works with counts in the period; empty for one work or pack. */
  readonly works: readonly CountedWork[]
  /** How many works have counts in the period. */
  readonly counted_works: number
  /** Packs with counts in the period; empty for one work or pack. */
  readonly packs: readonly CountedPack[]
}
