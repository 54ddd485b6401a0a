import type { Raster } from '../raster.ts'
import { type FlatPicture, flatten } from './flat-picture.ts'
import { withMargin } from './margin.ts'
import { papersOf } from './paper.ts'

/** The drawing on a picture's paper. */
export interface Ink {
  readonly picture: FlatPicture
  /** The distance of each pixel from the paper, 0 to 1. */
  readonly distance: Float32Array
  /** The distance from which a pixel is ink. */
  readonly threshold: number
}

/** Columns and rows in pixels; `right` and `bottom` are exclusive. */
export interface InkBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * The ink on each possible paper of the picture, the likeliest first; at most `side` pixels along the longer
 * side, with a margin of paper around it, as the edges of a drawing that fills its picture would otherwise be
 * lost.
 */
export function inksOf(raster: Raster, side: number): readonly Ink[] {
  const picture = flatten(raster, side)
  return papersOf(picture).map((paper) => {
    const threshold = inkThreshold(paper.distance, paper.grain)
    return { ...withMargin(picture, paper), threshold }
  })
}

/** Well above the paper's grain, and a fifth of the strongest ink: includes half-covered pixels at edges. */
export function inkThreshold(distance: Float32Array, grain: number): number {
  return Math.max(strongest(distance) * 0.2, grain * 5, FAINTEST)
}

/** The box around all ink; the whole picture where there is none. Isolated pixels are specks, not ink. */
export function inkBox({ picture: { width, height }, distance, threshold }: Ink): InkBox {
  const rows = new Uint8Array(height)
  const columns = new Uint8Array(width)
  const isInk = (at: number) => (distance[at] ?? 0) >= threshold
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (
        (distance[at] ?? 0) < threshold ||
        !(isInk(at - 1) || isInk(at + 1) || isInk(at - width) || isInk(at + width))
      )
        continue
      columns[x] = 1
      rows[y] = 1
    }
  }
  const [left, top] = [columns.indexOf(1), rows.indexOf(1)]
  if (left < 0) return { left: 0, top: 0, right: width, bottom: height }
  return { left, top, right: columns.lastIndexOf(1) + 1, bottom: rows.lastIndexOf(1) + 1 }
}

/** From 0 to 1: smaller distances are paper, even where no pixel differs more. */
const FAINTEST = 0.03
/** This share of the picture may be stronger than the value taken as the strongest ink: outliers of noise. */
const SPARKS = 0.005

function strongest(distance: Float32Array): number {
  const counts = new Int32Array(256)
  for (let at = 0; at < distance.length; at += 1) {
    const value = distance[at] ?? 0
    // Skips the first bin, which contains most of a picture (its paper) and is not read below.
    if (value === 0) continue
    const bin = Math.min(255, Math.floor(value * 255))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  let left = Math.max(4, distance.length * SPARKS)
  for (let bin = 255; bin > 0; bin -= 1) {
    left -= counts[bin] ?? 0
    if (left <= 0) return bin / 255
  }
  return 0
}
