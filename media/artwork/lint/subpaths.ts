import { LINT_RULES } from '#domain/lint/rules.ts'
import type { Segment } from '#media/artwork/svg/path-data.ts'
import type { Point } from '#media/artwork/svg/point.ts'

interface Subpath {
  readonly points: readonly Point[]
  readonly segments: number
  readonly isClosed: boolean
}

/** A subpath with fewer segments has no inside that a join would close. */
const LEAST_SEGMENTS = 3

/** Points without a line; with round or square caps, a line of no length is a dot. */
export function countStrayPoints(outline: readonly Segment[], hasCaps: boolean): number {
  return subpathsOf(outline).filter(({ points, segments, isClosed }) => {
    const [first = [0, 0]] = points
    const isPoint = points.every(([x, y]) => x === first[0] && y === first[1])
    return isPoint && !(hasCaps && (segments > 0 || isClosed))
  }).length
}

/** Open subpaths whose two ends meet, within a share of the longer side of the drawing. */
export function countOpenEnds(outline: readonly Segment[], side: number): number {
  const reach = (side * LINT_RULES.L406.limits.gap) / 1_000
  return subpathsOf(outline).filter(({ points, segments, isClosed }) => {
    const [first, last] = [points[0], points.at(-1)]
    if (isClosed || segments < LEAST_SEGMENTS || first === undefined || last === undefined) return false
    return Math.hypot(first[0] - last[0], first[1] - last[1]) <= reach
  }).length
}

function subpathsOf(outline: readonly Segment[]): readonly Subpath[] {
  const found: { points: Point[]; segments: number; isClosed: boolean }[] = []
  for (const { op, points } of outline) {
    const last = found.at(-1)
    if (op === 'M') found.push({ points: [...points], segments: 0, isClosed: false })
    else if (last !== undefined && op === 'Z') last.isClosed = true
    else if (last !== undefined) {
      last.points.push(...points)
      last.segments += 1
    }
  }
  return found
}
