import type { Area, Around, Place } from '../../model/geo.ts'
import type { IndexRecord } from '../../model/record.ts'
import { placesOf } from '../geo/places.ts'

/** The mean radius of the Earth in metres. */
const RADIUS_M = 6_371_008.8

/** The distance of two places by the angle between their vectors: another formula than the engine's. */
export function naiveDistance(a: Place, b: Place): number {
  const [u, v] = [vectorOf(a), vectorOf(b)] as const
  const dot = u[0] * v[0] + u[1] * v[1] + u[2] * v[2]
  const cross = Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
  return RADIUS_M * Math.atan2(cross, dot)
}

function vectorOf({ lat, lng }: Place): readonly [number, number, number] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

export function isIn(record: IndexRecord, areas: readonly Area[]): boolean {
  return placesOf(record).some((place) => areas.some((area) => holds(area, place)))
}

function holds(area: Area, place: Place): boolean {
  switch (area.type) {
    case 'anywhere':
      return true
    case 'circle':
      return naiveDistance(area.centre, place) <= area.radius
    case 'box':
      return (
        area.south <= place.lat && place.lat <= area.north && area.west <= place.lng && place.lng <= area.east
      )
    case 'polygon':
      return windingNumber(area.points, place) % 2 !== 0
  }
}

/** How often a polygon winds around a place: odd inside a simple one. */
function windingNumber(points: readonly Place[], { lat, lng }: Place): number {
  const turns = points.map((from, at) => {
    const to = points[(at + 1) % points.length] ?? from
    const before = Math.atan2(from.lat - lat, from.lng - lng)
    const turn = Math.atan2(to.lat - lat, to.lng - lng) - before
    return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn
  })
  return Math.round(turns.reduce((sum, turn) => sum + turn, 0) / (2 * Math.PI))
}

/**
 * The distance of the nearest location of a record, in steps of the precision; the largest number where it
 * has none.
 */
export function naiveStep(record: IndexRecord, { centre, precision }: Around): number {
  const distances = placesOf(record).map((place) => naiveDistance(centre, place))
  if (distances.length === 0) return Number.MAX_VALUE
  const nearest = Math.min(...distances)
  const ends = precision.map((_, at) => precision[at + 1]?.from ?? Number.POSITIVE_INFINITY)
  return precision.reduce((steps, { from, value }, at) => {
    const end = ends[at] ?? Number.POSITIVE_INFINITY
    if (nearest < from) return steps
    return steps + (nearest < end ? Math.floor((nearest - from) / value) : Math.ceil((end - from) / value))
  }, 0)
}
