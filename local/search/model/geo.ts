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

/** From this distance on, distances are distinguished in steps of `value`; both in metres. */
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
