/**
 * Segments of one size class that are merged together; each class is as many times larger than the one below. In a long
 * stream of writes a record is merged twice until it is in a segment of the largest kind: 2^15, 2^18, 2^20.
 */
const FACTOR = 8

/**
 * No segment grows beyond this: merging two larger ones would need their memory twice, and saves a search nothing,
 * whose work is by document and not by segment.
 */
export const LARGEST_SEGMENT = 1 << 20

export interface MergeCandidate {
  /** Documents in the segment. */
  readonly universe: number
  /** Those of them that live. */
  readonly size: number
}

/** The segments (by their place in the list) to merge next, or null: so that few are left, and none is mostly dead. */
export function nextMerge(segments: readonly MergeCandidate[]): number[] | null {
  const empty = segments.findIndex(({ size }) => size === 0)
  if (empty >= 0) return [empty]
  const classes = Map.groupBy(
    [...segments.keys()].filter((at) => sizeOf(segments, at) * 2 <= LARGEST_SEGMENT),
    (at) => Math.floor(Math.log(sizeOf(segments, at)) / Math.log(FACTOR)),
  )
  for (const sizeClass of [...classes.keys()].sort((a, b) => a - b)) {
    const alike = classes.get(sizeClass) ?? []
    if (alike.length >= FACTOR) return fitting(segments, alike)
  }
  const dying = segments.findIndex(({ size, universe }) => size * 2 < universe)
  return dying >= 0 ? [dying] : null
}

/** As many as stay within the largest segment together; of what is alike two always do. */
function fitting(segments: readonly MergeCandidate[], alike: readonly number[]): number[] {
  let sum = 0
  return alike.filter((at) => {
    sum += sizeOf(segments, at)
    return sum <= LARGEST_SEGMENT
  })
}

function sizeOf(segments: readonly MergeCandidate[], at: number): number {
  return segments[at]?.size ?? 0
}
