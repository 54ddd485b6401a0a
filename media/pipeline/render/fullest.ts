import type { Raster } from '#media/artwork/raster.ts'

/**
 * The candidate whose small picture has the most ink. A later one needs this factor more, so that the first is chosen
 * where all are similar.
 */
export function fullest<T>(
  candidates: readonly [T, ...T[]],
  picture: (candidate: T) => Raster,
  factor: number,
): T {
  const [first, ...others] = candidates
  let best = { candidate: first, ink: inkOf(picture(first)) }
  for (const candidate of others) {
    const ink = inkOf(picture(candidate))
    if (ink > best.ink * factor) best = { candidate, ink }
  }
  return best.candidate
}

/** Sum of the alpha of all pixels. */
function inkOf({ data }: Raster): number {
  let sum = 0
  for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0
  return sum
}
