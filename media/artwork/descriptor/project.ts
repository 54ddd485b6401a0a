import { FEATURES } from './edges.ts'
import { PROJECTION } from './projection.ts'

/** Length of a shape. */
export const SHAPE_SIZE = 128
/**
 * Length of every shape's vector before it is rounded and limited to bytes: `shapeSimilarity` divides by its
 * square.
 */
export const SHAPE_LENGTH = 240

/**
 * The features that distinguish drawings, without those that a copy changes: a linear projection learnt from
 * real drawings and copies of them (bench/pictures/learn.ts), to 128 numbers of a byte each.
 */
export function projectShape(features: Float32Array): Int8Array {
  const projected = Float32Array.from(offsets)
  for (let feature = 0; feature < FEATURES; feature += 1) {
    const value = features[feature] ?? 0
    if (value === 0) continue
    const row = feature * SHAPE_SIZE
    for (let at = 0; at < SHAPE_SIZE; at += 1)
      projected[at] = (projected[at] ?? 0) + value * (weights[row + at] ?? 0)
  }
  for (let at = 0; at < SHAPE_SIZE; at += 1) projected[at] = (projected[at] ?? 0) * (scales[at] ?? 0)
  const length = Math.hypot(...projected) || 1
  return Int8Array.from(projected, (value) =>
    Math.max(-127, Math.min(127, Math.round((value * SHAPE_LENGTH) / length))),
  )
}

/** The similarity of two shapes: 1 for equal ones, about 0 for unrelated ones. */
export function shapeSimilarity(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < SHAPE_SIZE; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum / SHAPE_LENGTH ** 2
}

/**
 * Row by row of the features; `scales` restore the size of each column, `offsets` are in the weights' units.
 */
const weights = new Int8Array(bytesOf(PROJECTION.weights).buffer)
const scales = new Float32Array(bytesOf(PROJECTION.scales).buffer)
const offsets = new Float32Array(bytesOf(PROJECTION.offsets).buffer)

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
