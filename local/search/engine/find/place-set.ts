import type { Area } from '../../model/geo.ts'
import { type DocSet, docsOf, hasDoc, setOf } from '../docset/doc-set.ts'
import { containsIn } from '../geo/areas.ts'
import { placesAt } from '../segment/place-column.ts'
import type { SegmentView } from './view.ts'

/** Looking up the locations of a document takes this many times longer than reading the next location. */
const LOOK_UP = 8

/** The documents of `among` with a location in one of the areas. */
export function placeSet({ segment }: SegmentView, areas: readonly Area[], among: DocSet): DocSet {
  const { places } = segment.columns
  const contains = containsIn(areas)
  if (among.size * LOOK_UP < places.docs.length) {
    return setOf(
      docsOf(among).filter((doc) => placesAt(places, doc).some(({ lat, lng }) => contains(lat, lng))),
      among.universe,
    )
  }
  const { docs, lats, lngs } = places
  const found = new Uint32Array(Math.min(among.size, docs.length))
  let count = 0
  let last = -1
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    if (doc === last || !hasDoc(among, doc)) continue
    if (!contains(lats[at] as number, lngs[at] as number)) continue
    found[count++] = doc
    last = doc
  }
  return setOf(found.slice(0, count), among.universe)
}
