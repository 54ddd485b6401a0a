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
  const projected = new Float32Array(SHAPE_SIZE)
  for (let at = 0; at < SHAPE_SIZE; at += BLOCK) projectBlock(features, projected, at)
  for (let at = 0; at < SHAPE_SIZE; at += 1) projected[at] = (projected[at] ?? 0) * (scales[at] ?? 0)
  const length = Math.hypot(...projected) || 1
  return Int8Array.from(projected, (value) =>
    Math.max(-127, Math.min(127, Math.round((value * SHAPE_LENGTH) / length))),
  )
}

/** Columns that are summed at once, in variables, which is faster than in the array. */
const BLOCK = 8

/** Each sum is rounded to 32 bits after each feature, so that descriptors are equal to the last digit. */
function projectBlock(features: Float32Array, projected: Float32Array, start: number): void {
  let one = offsets[start] ?? 0
  let two = offsets[start + 1] ?? 0
  let three = offsets[start + 2] ?? 0
  let four = offsets[start + 3] ?? 0
  let five = offsets[start + 4] ?? 0
  let six = offsets[start + 5] ?? 0
  let seven = offsets[start + 6] ?? 0
  let eight = offsets[start + 7] ?? 0
  for (let feature = 0, at = start; feature < FEATURES; feature += 1, at += SHAPE_SIZE) {
    const value = features[feature] ?? 0
    if (value === 0) continue
    one = Math.fround(one + value * (weights[at] ?? 0))
    two = Math.fround(two + value * (weights[at + 1] ?? 0))
    three = Math.fround(three + value * (weights[at + 2] ?? 0))
    four = Math.fround(four + value * (weights[at + 3] ?? 0))
    five = Math.fround(five + value * (weights[at + 4] ?? 0))
    six = Math.fround(six + value * (weights[at + 5] ?? 0))
    seven = Math.fround(seven + value * (weights[at + 6] ?? 0))
    eight = Math.fround(eight + value * (weights[at + 7] ?? 0))
  }
  projected[start] = one
  projected[start + 1] = two
  projected[start + 2] = three
  projected[start + 3] = four
  projected[start + 4] = five
  projected[start + 5] = six
  projected[start + 6] = seven
  projected[start + 7] = eight
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
