/** The database stores popularity with four decimals; engines rank by whole numbers. */
const SCALE = 10_000

/** Popularity as records contain it. */
export function rankOf(popularity: number): number {
  return Math.round(popularity * SCALE)
}
