import type { Area, Place } from '../../model/geo.ts'
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

/** Edges of a polygon are sorted into so many bands of latitude: a place is compared with those of its band alone. */
const BANDS = 256

/** A place is inside if a ray to the east crosses the outline an odd number of times. */
function compilePolygon(points: readonly Place[]): Contains {
  const south = Math.min(...points.map(({ lat }) => lat))
  const north = Math.max(...points.map(({ lat }) => lat))
  const bandOf = (lat: number) => {
    const band = Math.floor(((lat - south) / (north - south || 1)) * BANDS)
    return Math.min(BANDS - 1, Math.max(0, band))
  }
  const bands: Edge[][] = Array.from({ length: BANDS }, () => [])
  points.forEach((from, at) => {
    const to = points[(at + 1) % points.length] ?? from
    const last = bandOf(Math.max(from.lat, to.lat))
    for (let band = bandOf(Math.min(from.lat, to.lat)); band <= last; band++) bands[band]?.push({ from, to })
  })
  return (place) => {
    if (place.lat < south || place.lat > north) return false
    let inside = false
    for (const edge of bands[bandOf(place.lat)] ?? []) if (crosses(edge, place)) inside = !inside
    return inside
  }
}

interface Edge {
  readonly from: Place
  readonly to: Place
}

function crosses({ from, to }: Edge, { lat, lng }: Place): boolean {
  if (from.lat > lat === to.lat > lat) return false
  return lng < from.lng + ((to.lng - from.lng) * (lat - from.lat)) / (to.lat - from.lat)
}
