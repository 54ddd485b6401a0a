import { pixelsOf, type Raster } from './raster.ts'

/**
 * A picture whose longer side is at most `side`: each pixel is the mean of those it replaces, weighted by
 * their alpha. A picture that is small enough is returned unchanged.
 */
export function shrink(raster: Raster, side: number): Raster {
  const scale = side / Math.max(raster.width, raster.height)
  if (scale >= 1) return raster
  const width = Math.max(1, Math.round(raster.width * scale))
  const height = Math.max(1, Math.round(raster.height * scale))
  return { width, height, data: means(raster, width, height) }
}

function means(raster: Raster, columns: number, rows: number): Uint8Array {
  const shrunk = new Uint32Array(columns * rows)
  const pixels = pixelsOf(raster)
  const lefts = bordersOf(raster.width, columns)
  const tops = bordersOf(raster.height, rows)
  for (let row = 0, to = 0; row < rows; row += 1) {
    const first = (tops[row] ?? 0) * raster.width
    const end = (tops[row + 1] ?? 0) * raster.width
    for (let column = 0; column < columns; column += 1, to += 1) {
      const left = first + (lefts[column] ?? 0)
      const width = (lefts[column + 1] ?? 0) - (lefts[column] ?? 0)
      const pixel = pixels[left] ?? 0
      // The mean of equal pixels is this pixel: most fields of a drawing have one colour.
      const isEven = isOneColour(pixels, left, width, end, raster.width)
      if (!isEven) shrunk[to] = meanOf(pixels, left, width, end, raster.width)
      else if (pixel >= FAINTEST) shrunk[to] = pixel
    }
  }
  return new Uint8Array(shrunk.buffer)
}

/** Smaller pixels have no alpha, which is in the highest byte. */
const FAINTEST = 0x01000000

/** The first pixel of each of `fields` fields along a side, and the end of the last one. */
function bordersOf(length: number, fields: number): Int32Array {
  const borders = new Int32Array(fields + 1)
  for (let field = 0; field <= fields; field += 1) borders[field] = Math.ceil((field * length) / fields)
  return borders
}

/** @param left the first pixel of the field; `end` the first pixel of the row below it */
function isOneColour(pixels: Uint32Array, left: number, width: number, end: number, line: number): boolean {
  const pixel = pixels[left]
  for (let start = left; start < end; start += line) {
    for (let at = start; at < start + width; at += 1) if (pixels[at] !== pixel) return false
  }
  return true
}

function meanOf(pixels: Uint32Array, left: number, width: number, end: number, line: number): number {
  let reds = 0
  let greens = 0
  let blues = 0
  let alphas = 0
  let count = 0
  for (let start = left; start < end; start += line) {
    count += width
    for (let at = start; at < start + width; at += 1) {
      const pixel = pixels[at] ?? 0
      const alpha = pixel >>> 24
      reds += (pixel & 255) * alpha
      greens += ((pixel >>> 8) & 255) * alpha
      blues += ((pixel >>> 16) & 255) * alpha
      alphas += alpha
    }
  }
  if (alphas === 0) return 0
  // A visible pixel stays visible, however faint, as it is part of the drawing's box.
  const alpha = Math.max(1, Math.round(alphas / count))
  const colour =
    (Math.round(blues / alphas) << 16) | (Math.round(greens / alphas) << 8) | Math.round(reds / alphas)
  return ((alpha << 24) | colour) >>> 0
}
