import { type BoundingBox, boundingBox } from './bounding-box.ts'
import { luma } from './colour.ts'
import { pixelsOf, type Raster } from './raster.ts'

/**
 * A 64-bit hash of a picture's look, as 16 hex digits: pictures that look alike differ in few bits
 * (`hammingDistance`). Computed from the content's box, so that position and size in the frame do not matter:
 * 32 × 32 grey values, their cosine transform, and one bit for each of its 8 × 8 lowest frequencies, set
 * where it is clearly above the median.
 */
export function perceptualHash(raster: Raster): string {
  const frequencies = lowFrequencies(greySample(raster, boundingBox(raster)))
  const [, ...withoutMean] = frequencies
  const strongest = Math.max(...withoutMean.map(Math.abs))
  const threshold = Math.max(medianOf(withoutMean), strongest * NOISE)
  let hash = ''
  for (let at = 0; at < frequencies.length; at += 4) {
    let digit = 0
    for (let bit = at; bit < at + 4; bit += 1)
      digit = digit * 2 + ((frequencies[bit] ?? 0) > threshold ? 1 : 0)
    hash += digit.toString(16)
  }
  return hash
}

/** The number of bits, of 64, in which two hashes differ. */
export function hammingDistance(one: string, other: string): number {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; difference > 0n; difference &= difference - 1n) count += 1
  return count
}

/**
 * In symmetric drawings most frequencies are nearly zero: amplitudes below this share of the strongest set no
 * bit.
 */
const NOISE = 0.03
const SIDE = 32
const KEPT = 8

/** cos((2x + 1) u π / 2 SIDE) for each kept frequency u and place x. */
const COSINES = Float64Array.from({ length: KEPT * SIDE }, (_, index) => {
  const frequency = Math.floor(index / SIDE)
  return Math.cos(((2 * (index % SIDE) + 1) * frequency * Math.PI) / (2 * SIDE))
})

/** Mean grey of each of 32 × 32 fields, on a ground that contrasts with the ink. */
function greySample(raster: Raster, box: BoundingBox): Float64Array {
  const pixels = pixelsOf(raster)
  const ground = groundAgainst(pixels)
  const sample = new Float64Array(SIDE * SIDE)
  const columns = Array.from({ length: SIDE }, (_, column) => span(box.left, box.width, column))
  for (let row = 0; row < SIDE; row += 1) {
    const [top, bottom] = span(box.top, box.height, row)
    for (let column = 0; column < SIDE; column += 1) {
      const [left, right] = columns[column] ?? [0, 0]
      sample[row * SIDE + column] = meanGrey(pixels, raster.width, top, bottom, left, right, ground)
    }
  }
  return sample
}

function span(start: number, length: number, index: number): readonly [number, number] {
  const from = start + Math.floor((index * length) / SIDE)
  return [from, Math.max(from + 1, start + Math.floor(((index + 1) * length) / SIDE))]
}

function meanGrey(
  pixels: Uint32Array,
  width: number,
  top: number,
  bottom: number,
  left: number,
  right: number,
  ground: number,
): number {
  let sum = 0
  let last = 0
  let grey = ground
  for (let y = top; y < bottom; y += 1) {
    const end = y * width + right
    for (let at = y * width + left; at < end; at += 1) {
      const pixel = pixels[at] ?? 0
      if (pixel !== last) {
        last = pixel
        const alpha = (pixel >>> 24) / 255
        grey = alpha === 0 ? ground : alpha * lumaOf(pixel) + (1 - alpha) * ground
      }
      sum += grey
    }
  }
  return sum / ((bottom - top) * (right - left))
}

function groundAgainst(pixels: Uint32Array): number {
  let sum = 0
  let weight = 0
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0
    const alpha = pixel >>> 24
    if (alpha === 0) continue
    sum += alpha * lumaOf(pixel)
    weight += alpha
  }
  return sum > weight * 127.5 ? 0 : 255
}

function lumaOf(pixel: number): number {
  return luma(pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255)
}

/** The 8 × 8 lowest frequencies, row by row; transformed along x, then along y. */
function lowFrequencies(sample: Float64Array): readonly number[] {
  const rows = new Float64Array(SIDE * KEPT)
  for (let y = 0; y < SIDE; y += 1) {
    for (let u = 0; u < KEPT; u += 1) {
      let sum = 0
      for (let x = 0; x < SIDE; x += 1) sum += (sample[y * SIDE + x] ?? 0) * (COSINES[u * SIDE + x] ?? 0)
      rows[y * KEPT + u] = sum
    }
  }
  return Array.from({ length: KEPT * KEPT }, (_, index) => {
    const u = index % KEPT
    const v = Math.floor(index / KEPT)
    let sum = 0
    for (let y = 0; y < SIDE; y += 1) sum += (rows[y * KEPT + u] ?? 0) * (COSINES[v * SIDE + y] ?? 0)
    return sum
  })
}

function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
