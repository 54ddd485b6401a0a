/** The attribute that holds the locations of a record: `{lat, lng}`, or a list of them. */
export const GEOLOC = '_geoloc'

/** A point on the Earth, in degrees: latitude from -90 to 90, longitude from -180 to 180. */
export interface Place {
  readonly lat: number
  readonly lng: number
}

/**
 * A part of the Earth's surface. Circles are on the sphere, so they may contain a pole or cross the 180th
 * meridian. Boxes and polygons are plane figures over latitude and longitude: an area across that meridian is
 * given as two of them
 * (https://www.algolia.com/doc/guides/managing-results/refine-results/geolocation/how-to/how-to-resolve-180-meridian-issue).
 */
export type Area =
  /** Every record with a location. */
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

/** From the distance `from` on, distances are distinguished in steps of `value`; both in metres. */
export interface PrecisionRange {
  readonly from: number
  readonly value: number
}

/** The centre of a geographic search, and how records are ranked around it. */
export interface Around {
  readonly centre: Place
  /** Ascending by `from`, the first from 0. */
  readonly precision: readonly PrecisionRange[]
  /** Set when the radius depends on the density of records: at least `minimum` metres. */
  readonly automatic: { readonly minimum: number } | null
}
