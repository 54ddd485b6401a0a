/**
 * Segments of one size class that are merged together; each class is as many times larger than the one below. In a long
 * stream of writes a record is merged twice until it is in a segment of the largest kind: 2^15, 2^18, 2^20.
 */
const FACTOR = 8

/**
 * No segment grows beyond this: merging two larger ones would need twice their memory, and would not speed up
 * a search, whose work depends on documents and not on segments.
 */
export const LARGEST_SEGMENT = 1 << 20

export interface MergeCandidate {
  /** Documents in the segment, including deleted ones. */
  readonly universe: number
  /** Living documents. */
  readonly size: number
}

/**
 * The next segments to merge (by their index in the list), or null. Keeps the number of segments small, and
 * none mostly deleted.
 */
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

/** As many as fit into the largest segment; of one class two always fit. */
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
