import { pixelsOf, type Raster } from '../raster.ts'

/** An opaque picture, row by row. */
export interface FlatPicture {
  readonly width: number
  readonly height: number
  /** Red, green and blue, each 0 to 1; a single plane where all three are equal, as in most icons. */
  readonly planes: readonly Float32Array[]
  /** The grey under transparent pixels; null where almost nothing was transparent. */
  readonly laidOn: number | null
}

/**
 * A picture whose longer side is at most `side`, each pixel the mean of those it replaces, on a paper colour
 * where it was transparent.
 */
export function flatten(raster: Raster, side: number): FlatPicture {
  if (raster.width <= side && raster.height <= side) return laidOnPaper(raster)
  const shrunk = shrink(raster, side)
  const { width, height, planes, alphas, counts } = shrunk
  const grey = paperUnder(shrunk)
  let clear = 0
  for (let at = 0; at < counts.length; at += 1) {
    if ((alphas[at] ?? 0) < (counts[at] ?? 1) / 2) clear += 1
  }
  for (const plane of planes) {
    for (let at = 0; at < counts.length; at += 1) {
      const count = counts[at] ?? 1
      if (alphas[at] === 0) {
        plane[at] = grey
        continue
      }
      plane[at] = ((plane[at] ?? 0) / 255 + (count - (alphas[at] ?? 0)) * grey) / count
    }
  }
  return { width, height, planes, laidOn: clear > counts.length * CLEAR_SHARE ? grey : null }
}

/**
 * A picture that is small enough, without sums: most pixels equal the one before. `Math.fround` rounds where `shrink` keeps
 * sums in arrays of 32-bit numbers, so that small and large pictures are described alike.
 */
function laidOnPaper(raster: Raster): FlatPicture {
  const { width, height } = raster
  const pixels = pixelsOf(raster)
  let isGrey = true
  let clear = 0
  let pale = 0
  let weight = 0
  let last = 0
  let alpha = 0
  let isPale = false
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0
    if (pixel < VISIBLE) {
      clear += 1
      continue
    }
    if (pixel !== last) {
      last = pixel
      const exact = (pixel >>> 24) / 255
      alpha = Math.fround(exact)
      isPale =
        Math.fround(exact * (pixel & 255)) > alpha * PALE &&
        Math.fround(exact * ((pixel >>> 8) & 255)) > alpha * PALE &&
        Math.fround(exact * ((pixel >>> 16) & 255)) > alpha * PALE
      if (((pixel ^ (pixel >>> 8)) & 0xffff) !== 0) isGrey = false
    }
    if (alpha < 0.5) clear += 1
    weight += alpha
    if (isPale) pale += alpha
  }
  const grey = pale > weight * PALE_SHARE ? 0 : 1
  const planes = isGrey ? [planeOf(pixels, 0, grey)] : [0, 8, 16].map((shift) => planeOf(pixels, shift, grey))
  return { width, height, planes, laidOn: clear > pixels.length * CLEAR_SHARE ? grey : null }
}

/** Smaller pixels have no alpha, which is in the highest byte. */
const VISIBLE = 2 ** 24

/** A channel, 0 to 1, on a grey. @param shift the place of the channel in a pixel */
function planeOf(pixels: Uint32Array, shift: number, grey: number): Float32Array {
  const plane = new Float32Array(pixels.length)
  let last = 0
  let value = grey
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0
    if (pixel !== last) {
      last = pixel
      const alpha = (pixel >>> 24) / 255
      const colour = Math.fround(alpha * ((pixel >>> shift) & 255))
      value = alpha === 0 ? grey : colour / 255 + (1 - Math.fround(alpha)) * grey
    }
    plane[at] = value
  }
  return plane
}

/** Share of transparent pixels from which they are taken to be the paper. */
const CLEAR_SHARE = 0.02
/** Of 255: the channels of colours that are invisible on white paper are at least this. */
const PALE = 225
/**
 * Artwork with at least this share of pale pixels is placed on black; any other on white, as on most pages.
 */
const PALE_SHARE = 0.85

interface Shrunk {
  readonly width: number
  readonly height: number
  /** Sums of colours times alpha. */
  readonly planes: readonly Float32Array[]
  /** Sums of alpha, each 0 to 1. */
  readonly alphas: Float32Array
  /** The number of pixels in each sum. */
  readonly counts: Float32Array
}

function shrink(raster: Raster, side: number): Shrunk {
  const scale = side / Math.max(raster.width, raster.height)
  const width = Math.max(1, Math.round(raster.width * scale))
  const height = Math.max(1, Math.round(raster.height * scale))
  const plane = () => new Float32Array(width * height)
  const [reds, greens, blues, alphas, counts] = [plane(), plane(), plane(), plane(), plane()]
  const { data } = raster
  const columns = Int32Array.from({ length: raster.width }, (_, x) => Math.floor((x * width) / raster.width))
  for (let y = 0, at = 0; y < raster.height; y += 1) {
    const row = Math.floor((y * height) / raster.height) * width
    for (let x = 0; x < raster.width; x += 1, at += 4) {
      const to = row + (columns[x] ?? 0)
      const alpha = (data[at + 3] ?? 0) / 255
      reds[to] = (reds[to] ?? 0) + alpha * (data[at] ?? 0)
      greens[to] = (greens[to] ?? 0) + alpha * (data[at + 1] ?? 0)
      blues[to] = (blues[to] ?? 0) + alpha * (data[at + 2] ?? 0)
      alphas[to] = (alphas[to] ?? 0) + alpha
      counts[to] = (counts[to] ?? 0) + 1
    }
  }
  return { width, height, planes: withoutRepeats(reds, greens, blues), alphas, counts }
}

function withoutRepeats(reds: Float32Array, greens: Float32Array, blues: Float32Array) {
  return isSame(reds, greens) && isSame(reds, blues) ? [reds] : [reds, greens, blues]
}

function isSame(one: Float32Array, other: Float32Array): boolean {
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
  return true
}

/** 1 for white, 0 for black. */
function paperUnder({ planes, alphas }: Shrunk): 0 | 1 {
  let pale = 0
  let weight = 0
  const [reds, greens = reds, blues = reds] = planes
  for (let at = 0; at < alphas.length; at += 1) {
    const alpha = alphas[at] ?? 0
    if (alpha === 0) continue
    weight += alpha
    const least = alpha * PALE
    if ((reds?.[at] ?? 0) > least && (greens?.[at] ?? 0) > least && (blues?.[at] ?? 0) > least) pale += alpha
  }
  return pale > weight * PALE_SHARE ? 0 : 1
}
