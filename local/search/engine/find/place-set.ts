import type { Area, Place } from '../../model/geo.ts'
import { type DocSet, docsOf, hasDoc, setOf } from '../docset/doc-set.ts'
import { containsIn } from '../geo/areas.ts'
import { placesAt } from '../segment/place-column.ts'
import type { SegmentView } from './view.ts'

/** So much longer it takes to look the locations of a document up than to go to the next. */
const LOOK_UP = 8

/** Those of some documents that have a location in one of the areas. */
export function placeSet({ segment }: SegmentView, areas: readonly Area[], among: DocSet): DocSet {
  const { places } = segment.columns
  const contains = containsIn(areas)
  if (among.size * LOOK_UP < places.docs.length) {
    return setOf(
      docsOf(among).filter((doc) => placesAt(places, doc).some(contains)),
      among.universe,
    )
  }
  const found: number[] = []
  places.docs.forEach((doc, at) => {
    if (found.at(-1) === doc || !hasDoc(among, doc)) return
    const place: Place = { lat: places.lats[at] as number, lng: places.lngs[at] as number }
    if (contains(place)) found.push(doc)
  })
  return setOf(Uint32Array.from(found), among.universe)
}
