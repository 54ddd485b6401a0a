import { type Area, bandsOf, type Place, type Side } from '../../model/geo.ts'
import { distanceBetween } from './distance.ts'

/** Whether a location is inside an area. */
export type Contains = (place: Place) => boolean

/** Prepares areas for comparison with many locations. A location matches when it is inside any of them. */
export function containsIn(areas: readonly Area[]): Contains {
  const each = areas.map(compile)
  return (place) => each.some((contains) => contains(place))
}

function compile(area: Area): Contains {
  switch (area.type) {
    case 'anywhere':
      return () => true
    case 'circle':
      return (place) => distanceBetween(area.centre, place) <= area.radius
    case 'box':
      return ({ lat, lng }) => lat >= area.south && lat <= area.north && lng >= area.west && lng <= area.east
    case 'polygon':
      return compilePolygon(area.points)
  }
}

/** Numbers of a side: the latitudes of its ends, its longitude at the first, and degrees of longitude to one of latitude. */
const SIDE_NUMBERS = 4

/** A place is inside if a ray to the east crosses the outline an odd number of times. */
function compilePolygon(points: readonly Place[]): Contains {
  const { bands, south, north, bandOf } = bandsOf(points)
  const numbers = bands.map(numbersOf)
  return ({ lat, lng }) => {
    if (lat < south || lat > north) return false
    const sides = numbers[bandOf(lat)] ?? new Float64Array(0)
    let inside = false
    // Typed numbers and no objects: a search compares every place of the index.
    for (let at = 0; at < sides.length; at += SIDE_NUMBERS) {
      const first = sides[at] ?? 0
      if (first > lat === (sides[at + 1] ?? 0) > lat) continue
      if (lng < (sides[at + 2] ?? 0) + (sides[at + 3] ?? 0) * (lat - first)) inside = !inside
    }
    return inside
  }
}

function numbersOf(sides: readonly Side[]): Float64Array {
  return Float64Array.from(
    sides.flatMap(({ from, to }) => [
      from.lat,
      to.lat,
      from.lng,
      (to.lng - from.lng) / (to.lat - from.lat || 1),
    ]),
  )
}
