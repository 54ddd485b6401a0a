/** Views and downloads of a day, a country or a work. */
export interface Counts {
  readonly views: number
  readonly downloads: number
}

export interface DayCounts extends Counts {
  /** A UTC day, `2026-03-01`. */
  readonly day: string
}

/** The country of counts whose country no proxy named: CLDR's code for an unknown region. */
export const UNKNOWN_COUNTRY = 'ZZ'

const NONE: Counts = { views: 0, downloads: 0 }

/** One entry for each of `days`, in their order; days without counts have zeros. */
export function fillDays(days: readonly string[], counted: readonly DayCounts[]): readonly DayCounts[] {
  const byDay = new Map(counted.map((one) => [one.day, one]))
  return days.map((day) => byDay.get(day) ?? { day, ...NONE })
}

export function sumCounts(counts: readonly Counts[]): Counts {
  return counts.reduce<Counts>(
    (sum, { views, downloads }) => ({ views: sum.views + views, downloads: sum.downloads + downloads }),
    NONE,
  )
}
