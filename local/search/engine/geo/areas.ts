import type { Area, Place } from '../../model/geo.ts'
import { outlineOf, SIDE_NUMBERS } from '../../model/outline.ts'
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

/** A place is inside if an odd number of sides lies to the east of it. */
function compilePolygon(points: readonly Place[]): Contains {
  const outline = outlineOf(points, Number.POSITIVE_INFINITY)
  if (!outline || outline.beams.length === 0) return () => false
  const { latitudes, beams } = outline
  const south = latitudes[0] ?? 0
  const north = latitudes.at(-1) ?? 0
  return ({ lat, lng }) => {
    if (lat < south || lat >= north) return false
    const at = lastAtMost(latitudes, lat)
    const beam = beams[at]
    if (!beam) return false
    const above = lat - (latitudes[at] ?? 0)
    return (beam.isCrossing ? countEast : countEastOrdered)(beam.sides, lng, above) % 2 === 1
  }
}

/** How many sides lie to the east, of any. */
function countEast(sides: Float64Array, lng: number, above: number): number {
  let east = 0
  for (let at = 0; at < sides.length; at += SIDE_NUMBERS) {
    if (lng < (sides[at] ?? 0) + (sides[at + 1] ?? 0) * above) east += 1
  }
  return east
}

/** How many sides lie to the east, of those that stand from west to east: by halving. */
function countEastOrdered(sides: Float64Array, lng: number, above: number): number {
  const count = sides.length / SIDE_NUMBERS
  let [from, until] = [0, count]
  while (from < until) {
    const middle = (from + until) >> 1
    const at = middle * SIDE_NUMBERS
    if (lng < (sides[at] ?? 0) + (sides[at + 1] ?? 0) * above) until = middle
    else from = middle + 1
  }
  return count - from
}

/** The index of the last of the ascending numbers that is at most a value. */
function lastAtMost(numbers: Float64Array, value: number): number {
  let [from, until] = [0, numbers.length]
  while (from < until) {
    const middle = (from + until) >> 1
    if ((numbers[middle] ?? 0) <= value) from = middle + 1
    else until = middle
  }
  return from - 1
}
