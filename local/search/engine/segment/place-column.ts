import type { Place } from '../../model/geo.ts'
import { lowerBound } from '../docset/doc-set.ts'
import { float64s, type PlaceColumn, uint32s } from './columns.ts'

export const NO_PLACES: PlaceColumn = columnOf([])

/** A location of a document. */
export interface PlacedDoc extends Place {
  readonly doc: number
}

/** @param placed  ascending by document */
export function columnOf(placed: readonly PlacedDoc[]): PlaceColumn {
  const column = {
    docs: uint32s(placed.length),
    lats: float64s(placed.length),
    lngs: float64s(placed.length),
  }
  placed.forEach(({ doc, lat, lng }, at) => {
    column.docs[at] = doc
    column.lats[at] = lat
    column.lngs[at] = lng
  })
  return column
}

/** The locations of one document. */
export function placesAt({ docs, lats, lngs }: PlaceColumn, doc: number): Place[] {
  const places: Place[] = []
  for (let at = lowerBound(docs, doc); docs[at] === doc; at++) {
    places.push({ lat: lats[at] as number, lng: lngs[at] as number })
  }
  return places
}
