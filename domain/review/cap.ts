/** Decided submissions of one contributor. Requested changes are not final, and do not count. */
export interface TrackRecord {
  readonly approved: number
  readonly rejected: number
}

/** Below this number of decisions the share of approved work says little. */
const LEAST_DECIDED = 20
/** Submissions that a contributor with few decisions may have waiting. */
const NEWCOMER_CAP = 100
/** The same by the share of approved work, highest first (domain.md: less below 35 %). */
const CAPS = [
  { leastPercent: 75, most: 1_000 },
  { leastPercent: 35, most: 300 },
] as const
const LEAST_CAP = 50

/** How many submissions a contributor may have waiting for review at once. */
export function capOf({ approved, rejected }: TrackRecord): number {
  const decided = approved + rejected
  if (decided < LEAST_DECIDED) return NEWCOMER_CAP
  return CAPS.find(({ leastPercent }) => approved * 100 >= leastPercent * decided)?.most ?? LEAST_CAP
}
