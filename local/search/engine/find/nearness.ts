import type { Around, Place } from '../../model/geo.ts'
import { type DocSet, docsOf } from '../docset/doc-set.ts'
import { distanceBetween, stepOf } from '../geo/distance.ts'
import { placesAt } from '../segment/place-column.ts'
import type { Segment } from '../segment/segment.ts'
import type { Part } from './part.ts'
import { boundOf } from './smallest.ts'
import { pickSmallest } from './sort-numbers.ts'

/** The location of a document that is nearest to the centre of a search, and how far it is in metres. */
export interface Nearest {
  readonly place: Place
  readonly distance: number
}

/** The criterion `geo`: distance of the documents of a segment from the centre, in steps of the precision. */
export class Nearness {
  readonly #segment: Segment
  readonly #around: Around
  /** Computed steps, by document; NaN for the others. */
  readonly #steps: Float64Array

  constructor(segment: Segment, around: Around) {
    this.#segment = segment
    this.#around = around
    this.#steps = new Float64Array(segment.universe).fill(Number.NaN)
  }

  /** Null for a document without a location. */
  nearest(doc: number): Nearest | null {
    return nearestIn(this.#segment, doc, this.#around.centre)
  }

  /**
   * Splits a bucket by distance, of which about the first `wanted` documents will be read; documents without
   * a location come last.
   */
  split(bucket: DocSet, wanted: number): Iterable<Part> {
    return pickSmallest((doc) => this.#stepOf(doc), bucket, wanted)
  }

  #stepOf(doc: number): number {
    const known = this.#steps[doc] as number
    if (!Number.isNaN(known)) return known
    const nearest = this.nearest(doc)
    const step = nearest === null ? Number.MAX_VALUE : stepOf(nearest.distance, this.#around.precision)
    this.#steps[doc] = step
    return step
  }
}

/** An automatic radius contains at least this many records, or all where there are fewer. */
const AUTOMATIC_RECORDS = 1_000

/**
 * The radius, in whole metres, of a search around a place that gives none: small where many records are near
 * the centre, large where few are, and never below its minimum.
 *
 * https://www.algolia.com/doc/api-reference/api-parameters/aroundLatLng says that it depends on the density
 * of records, and not how.
 */
export function automaticRadius(
  matches: readonly { readonly segment: Segment; readonly set: DocSet }[],
  around: Around,
): number {
  const distances = matches.flatMap(({ segment, set }) =>
    Array.from(docsOf(set)).flatMap((doc) => nearestIn(segment, doc, around.centre)?.distance ?? []),
  )
  const minimum = around.automatic?.minimum ?? 0
  if (distances.length === 0) return minimum
  return Math.max(minimum, Math.ceil(boundOf(Float64Array.from(distances), AUTOMATIC_RECORDS)))
}

function nearestIn({ columns }: Segment, doc: number, centre: Place): Nearest | null {
  let nearest: Nearest | null = null
  for (const place of placesAt(columns.places, doc)) {
    const distance = distanceBetween(centre, place)
    if (nearest === null || distance < nearest.distance) nearest = { place, distance }
  }
  return nearest
}
