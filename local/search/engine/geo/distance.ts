import type { Place, PrecisionRange } from '../../model/geo.ts'

/** The mean radius of the Earth in metres, as the IUGG defines it. */
const EARTH_RADIUS_M = 6_371_008.8

const RADIANS = Math.PI / 180

/** The distance between two places in metres along a great circle, by the haversine formula. */
export function distanceBetween(a: Place, b: Place): number {
  const halfLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2)
  const halfLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2)
  const h = halfLat * halfLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * halfLng * halfLng
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The step of the precision ranges that applies at this distance, in metres. */
export function precisionAt(distance: number, ranges: readonly PrecisionRange[]): number {
  return ranges.findLast(({ from }) => from <= distance)?.value ?? 1
}

/** The number of the step of a distance, counted from the centre: distances in one step rank alike. */
export function stepOf(distance: number, ranges: readonly PrecisionRange[]): number {
  let steps = 0
  for (const [at, { from, value }] of ranges.entries()) {
    if (distance < from) break
    const end = ranges[at + 1]?.from ?? Number.POSITIVE_INFINITY
    if (distance < end) return steps + Math.floor((distance - from) / value)
    steps += Math.ceil((end - from) / value)
  }
  return steps
}
