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

/** A drawing, and its colours. */
interface Drawing {
  /** 128 numbers (`shapeSimilarity`). */
  readonly shape: Int8Array
  /** The colours of its ink (`colourOverlap`). */
  readonly colours: Uint8Array
}

/** A reading of a query picture, with what is subtracted from its similarities. */
interface DrawingView extends Drawing {
  readonly discount: number
}

/**
 * Describes an asset's picture as a drawing. Its shape hardly depends on colours, paper, position and size in the
 * frame.
 */
export function describeDrawing(raster: Raster): Drawing {
  const { ink, box } = wholeOf(raster, ASSET_SIDE)
  return { shape: projectShape(edgeFeatures(cut(ink, box))), colours: inkColours(ink, box) }
}

/** The features of the whole picture, which `describeDrawing` projects. For learning the projection. */
export function wholeFeatures(raster: Raster): Float32Array {
  const { ink, box } = wholeOf(raster, ASSET_SIDE)
  return edgeFeatures(cut(ink, box))
}

/** The features of every reading of `drawingViews`. For learning the projection. */
export function viewFeatures(raster: Raster): readonly Float32Array[] {
  return readingsOf(raster).map(({ ink, box }) => edgeFeatures(cut(ink, box)))
}

/**
 * Descriptors to search with: the whole picture, also on its alternative paper, the drawing on a filled
 * shape, and the largest drawings in it; each as it is and mirrored. The whole also straightened where it may
 * be tilted, and as it may have been before it was cropped.
 */
export function drawingViews(raster: Raster): readonly DrawingView[] {
  const readings = readingsOf(raster)
  const mirrored = readings.map((reading) => {
    const discount = Math.max(reading.discount, MIRRORED)
    return viewOf({ ...reading, discount }, mirror(cut(reading.ink, reading.box)))
  })
  return [...readings, ...readings.slice(0, 1).flatMap(corrected)]
    .map((reading) => viewOf(reading))
    .concat(mirrored)
}

function viewOf({ ink, box, discount }: Reading, patch = cut(ink, box)): DrawingView {
  return { shape: projectShape(edgeFeatures(patch)), colours: inkColours(ink, box), discount }
}

/** The whole as it may have been before it was photographed at an angle or cropped too tightly. */
function corrected({ ink, box }: Reading): readonly Reading[] {
  const straight = ASKEW.map((angle) => turned(ink, angle))
  return [
    ...straight.map((one) => ({ ink: one, box: inkBox(one), discount: CORRECTED })),
    ...boxesBeforeCut(ink, box).map((before) => ({ ink, box: before, discount: CORRECTED })),
  ]
}

/** Longer side to which a picture is reduced. Query pictures may show more than the drawing. */
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
