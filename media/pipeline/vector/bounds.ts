import type { Segment } from '#media/artwork/svg/path-data.ts'

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The box around a path without its stroke; null for a path without points. */
export function boundsOf(segments: readonly Segment[]): Bounds | null {
  const [xs, ys] = [extentOf(segments, 0), extentOf(segments, 1)]
  return xs && ys && { x: xs[0], y: ys[0], width: xs[1] - xs[0], height: ys[1] - ys[0] }
}

function extentOf(segments: readonly Segment[], axis: 0 | 1): readonly [number, number] | null {
  let [least, most, here] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (const segment of segments) {
    const end = segment.points.at(-1)
    if (!end) continue
    const turns =
      segment.op === 'C'
        ? turnsOf(
            here,
            segment.points.map((point) => point[axis]),
          )
        : []
    for (const value of [...turns, end[axis]]) {
      least = Math.min(least, value)
      most = Math.max(most, value)
    }
    here = end[axis]
  }
  return least > most ? null : [least, most]
}

/** Where a cubic curve turns on one axis: the roots of its derivative. */
function turnsOf(p0: number, [p1 = 0, p2 = 0, p3 = 0]: readonly number[]): number[] {
  const a = p3 - 3 * p2 + 3 * p1 - p0
  const b = 2 * (p2 - 2 * p1 + p0)
  const c = p1 - p0
  const root = Math.sqrt(b * b - 4 * a * c)
  const times = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  return times
    .filter((t) => t > 0 && t < 1)
    .map((t) => {
      const s = 1 - t
      return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
    })
}
