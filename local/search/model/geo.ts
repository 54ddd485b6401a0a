/** The attribute that holds the locations of a record: `{lat, lng}`, or a list of them. */
export const GEOLOC = '_geoloc'

/** A point on the Earth, in degrees: latitude from -90 to 90, longitude from -180 to 180. */
export interface Place {
  readonly lat: number
  readonly lng: number
}

/**
 * A part of the Earth's surface. Circles are on the sphere, so that they may hold a pole or cross the 180th meridian.
 * Boxes and polygons are plane figures over latitude and longitude: where an area crosses that meridian it is given as
 * two of them (https://www.algolia.com/doc/guides/managing-results/refine-results/geolocation/how-to/how-to-resolve-180-meridian-issue).
 */
export type Area =
  /** Wherever a record is located at all. */
  | { readonly type: 'anywhere' }
  /** `radius` in metres. */
  | { readonly type: 'circle'; readonly centre: Place; readonly radius: number }
  | {
      readonly type: 'box'
      readonly south: number
      readonly north: number
      readonly west: number
      readonly east: number
    }
  | { readonly type: 'polygon'; readonly points: readonly Place[] }

/** From this distance on, distances are told apart by steps of `value`; both in metres. */
export interface PrecisionRange {
  readonly from: number
  readonly value: number
}

/** The centre of a search by place, and how records are ranked around it. */
export interface Around {
  readonly centre: Place
  /** Ascending by `from`, the first from 0. */
  readonly precision: readonly PrecisionRange[]
  /** Set where the radius follows from how densely the records lie: at least so many metres. */
  readonly automatic: { readonly minimum: number } | null
}

/** Sides of an outline are sorted into so many bands of latitude: a place is compared with those of its band alone. */
const BANDS = 256

/** Two neighbouring points of an outline. */
export interface Side {
  readonly from: Place
  readonly to: Place
}

/** The sides of an outline by band. `bandOf` gives the band of a latitude inside of it. */
export function bandsOf(points: readonly Place[]): {
  readonly bands: readonly (readonly Side[])[]
  readonly south: number
  readonly north: number
  readonly bandOf: (lat: number) => number
} {
  let [south, north] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { lat } of points) {
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  const bandOf = (lat: number) => {
    const band = Math.floor(((lat - south) / (north - south || 1)) * BANDS)
    return Math.min(BANDS - 1, Math.max(0, band))
  }
  const bands: Side[][] = Array.from({ length: BANDS }, () => [])
  points.forEach((from, at) => {
    const to = points[(at + 1) % points.length] ?? from
    const last = bandOf(Math.max(from.lat, to.lat))
    for (let band = bandOf(Math.min(from.lat, to.lat)); band <= last; band++) bands[band]?.push({ from, to })
  })
  return { bands, south, north, bandOf }
}
