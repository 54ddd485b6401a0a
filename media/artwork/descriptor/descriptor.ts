import type { Raster } from '../raster.ts'
import { clustersOf } from './clusters.ts'
import { inkColours } from './colours.ts'
import { boxesBeforeCut } from './cut-off.ts'
import { edgeFeatures, type Patch } from './edges.ts'
import { type Ink, type InkBox, inkBox, inksOf } from './ink.ts'
import { cutPatch, mirrorPatch, sampling } from './patch.ts'
import { projectShape } from './project.ts'
import { inkOnTile } from './tile.ts'
import { turned } from './turn.ts'

/** How a picture looks, for finding pictures that look like it. */
export interface Descriptor {
  /** What is drawn: 128 numbers (`shapeSimilarity`). */
  readonly shape: Int8Array
  /** In which colours (`colourOverlap`). */
  readonly colours: Uint8Array
}

/** One reading of a picture somebody searches with. */
export interface QueryView extends Descriptor {
  /** What its similarities count less: the whole picture as it is comes before its mirror image and its parts. */
  readonly discount: number
}

/** Changes with everything that changes descriptors: those of another version are made again. */
export const DESCRIPTOR_VERSION = 2

/** The descriptor of an asset's picture. Colours, paper, place and size in the frame hardly matter to its shape. */
export function descriptorOf(raster: Raster): Descriptor {
  const { ink, box } = wholeOf(raster, ASSET_SIDE)
  return { shape: projectShape(edgeFeatures(cut(ink, box))), colours: inkColours(ink, box) }
}

/** What `descriptorOf` projects: the features of the whole picture. For learning the projection. */
export function wholeFeatures(raster: Raster): Float32Array {
  const { ink, box } = wholeOf(raster, ASSET_SIDE)
  return edgeFeatures(cut(ink, box))
}

/** The features of every reading, as `queryViewsOf` takes them. For learning the projection. */
export function viewFeatures(raster: Raster): readonly Float32Array[] {
  return readingsOf(raster).map(({ ink, box }) => edgeFeatures(cut(ink, box)))
}

/**
 * Descriptors to search with: the picture as a whole, on its other paper where it may have one, what is drawn on a
 * filled shape, and the largest things in it; each as it is and in a mirror. The whole also set straight where it may
 * be askew, and as it may have been before it was cut.
 */
export function queryViewsOf(raster: Raster): readonly QueryView[] {
  const readings = readingsOf(raster)
  const mirrored = readings.map((reading) => {
    const discount = Math.max(reading.discount, MIRRORED)
    return viewOf({ ...reading, discount }, mirror(cut(reading.ink, reading.box)))
  })
  return [...readings, ...readings.slice(0, 1).flatMap(corrected)]
    .map((reading) => viewOf(reading))
    .concat(mirrored)
}

function viewOf({ ink, box, discount }: Reading, patch = cut(ink, box)): QueryView {
  return { shape: projectShape(edgeFeatures(patch)), colours: inkColours(ink, box), discount }
}

/** The whole as it may have been before somebody photographed it at an angle, or cut it out too tightly. */
function corrected({ ink, box }: Reading): readonly Reading[] {
  const straight = ASKEW.map((angle) => turned(ink, angle))
  return [
    ...straight.map((one) => ({ ink: one, box: inkBox(one), discount: CORRECTED })),
    ...boxesBeforeCut(ink, box).map((before) => ({ ink, box: before, discount: CORRECTED })),
  ]
}

/** Longer side that pictures are looked at in. Those to search with may show more than the drawing. */
const ASSET_SIDE = 96
const QUERY_SIDE = 192
const MIRRORED = 0.05
const PART = 0.08
const CORRECTED = 0.015
/** Radians: five degrees either way. */
const ASKEW = [-Math.PI / 36, Math.PI / 36]

interface Reading {
  readonly ink: Ink
  readonly box: InkBox
  readonly discount: number
}

function wholeOf(raster: Raster, side: number): Reading {
  const [ink] = inksOf(raster, side)
  if (!ink) throw new Error('a picture without paper')
  return { ink, box: inkBox(ink), discount: 0 }
}

function readingsOf(raster: Raster): readonly Reading[] {
  const [ink, onOtherPaper] = inksOf(raster, QUERY_SIDE)
  if (!ink) throw new Error('a picture without paper')
  const whole = inkBox(ink)
  const parts = clustersOf(ink, whole).flatMap((box) => [part(ink, box), ...onTile(ink, box)])
  return [
    { ink, box: whole, discount: 0 },
    ...(onOtherPaper ? [part(onOtherPaper, inkBox(onOtherPaper))] : []),
    ...onTile(ink, whole),
    ...parts,
  ]
}

function onTile(ink: Ink, box: InkBox): readonly Reading[] {
  const inside = inkOnTile(ink, box)
  return inside ? [part(inside, inkBox(inside))] : []
}

function part(ink: Ink, box: InkBox): Reading {
  return { ink, box, discount: PART }
}

function cut({ picture, distance }: Ink, box: InkBox): Patch {
  const from = sampling(picture, box)
  return { planes: picture.planes.map((plane) => cutPatch(plane, from)), distance: cutPatch(distance, from) }
}

function mirror({ planes, distance }: Patch): Patch {
  return { planes: planes.map(mirrorPatch), distance: mirrorPatch(distance) }
}
