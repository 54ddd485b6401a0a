/** The database keeps popularity with four decimals; engines rank by whole numbers. */
const SCALE = 10_000

/** Popularity as records carry it. */
export function rankOf(popularity: number): number {
  return Math.round(popularity * SCALE)
}
