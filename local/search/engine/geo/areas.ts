import type { Area, Place } from '../../model/geo.ts'
import { outlineOf, SIDE_NUMBERS } from '../../model/outline.ts'
import { distanceBetween } from './distance.ts'

/** Whether a location is inside an area. */
export type Contains = (lat: number, lng: number) => boolean

/** Prepares areas for comparison with many locations. A location matches when it is inside any of them. */
export function containsIn(areas: readonly Area[]): Contains {
  const each = areas.map(compile)
  const [first] = each
  if (first && each.length === 1) return first
  return (lat, lng) => each.some((contains) => contains(lat, lng))
}

function compile(area: Area): Contains {
  switch (area.type) {
    case 'anywhere':
      return () => true
    case 'circle':
      return (lat, lng) => distanceBetween(area.centre, { lat, lng }) <= area.radius
    case 'box':
      return (lat, lng) => lat >= area.south && lat <= area.north && lng >= area.west && lng <= area.east
    case 'polygon':
      return compilePolygon(area.points)
  }
}

/** A place is inside if an odd number of sides is to the east of it (ray casting). */
function compilePolygon(points: readonly Place[]): Contains {
  const outline = outlineOf(points, Number.POSITIVE_INFINITY)
  if (!outline || outline.beams.length === 0) return () => false
  const { latitudes, beams } = outline
  const south = latitudes[0] ?? 0
  const north = latitudes.at(-1) ?? 0
  return (lat, lng) => {
    if (lat < south || lat >= north) return false
    const at = lastAtMost(latitudes, lat)
    const beam = beams[at]
    if (!beam) return false
    const above = lat - (latitudes[at] as number)
    const east = beam.isCrossing
      ? countEast(beam.sides, lng, above)
      : countEastOrdered(beam.sides, lng, above)
    return east % 2 === 1
  }
}

/** The number of sides to the east. */
function countEast(sides: Float64Array, lng: number, above: number): number {
  let east = 0
  for (let at = 0; at < sides.length; at += SIDE_NUMBERS) {
    if (lng < (sides[at] as number) + (sides[at + 1] as number) * above) east += 1
  }
  return east
}

/** The number of sides to the east, of sides in order from west to east: by binary search. */
function countEastOrdered(sides: Float64Array, lng: number, above: number): number {
  const count = sides.length / SIDE_NUMBERS
  let from = 0
  let until = count
  while (from < until) {
    const middle = (from + until) >> 1
    const at = middle * SIDE_NUMBERS
    if (lng < (sides[at] as number) + (sides[at + 1] as number) * above) until = middle
    else from = middle + 1
  }
  return count - from
}

/** The index of the last of the ascending numbers that is at most a value. */
function lastAtMost(numbers: Float64Array, value: number): number {
  let from = 0
  let until = numbers.length
  while (from < until) {
    const middle = (from + until) >> 1
    if ((numbers[middle] as number) <= value) from = middle + 1
    else until = middle
  }
  return from - 1
}
