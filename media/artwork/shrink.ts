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

/** Sums for each field of pixels: red, green and blue times alpha, and alpha. */
const SUMS = 4

function means(raster: Raster, columns: number, rows: number): Uint8Array {
  const shrunk = new Uint8Array(columns * rows * 4)
  const pixels = pixelsOf(raster)
  const sums = new Float64Array(columns * SUMS)
  const lefts = bordersOf(raster.width, columns)
  const tops = bordersOf(raster.height, rows)
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = [tops[row] ?? 0, tops[row + 1] ?? 0]
    for (let y = top; y < bottom; y += 1) addRow(sums, pixels, y * raster.width, lefts)
    writeRow(shrunk.subarray(row * columns * 4), sums, lefts, bottom - top)
    sums.fill(0)
  }
  return shrunk
}

/** The first pixel of each of `fields` fields along a side, and the end of the last one. */
function bordersOf(length: number, fields: number): Int32Array {
  const borders = new Int32Array(fields + 1)
  for (let field = 0; field <= fields; field += 1) borders[field] = Math.ceil((field * length) / fields)
  return borders
}

function addRow(sums: Float64Array, pixels: Uint32Array, start: number, lefts: Int32Array): void {
  for (let to = 0, at = start, column = 1; to < sums.length; to += SUMS, column += 1) {
    const end = start + (lefts[column] ?? 0)
    let reds = 0
    let greens = 0
    let blues = 0
    let alphas = 0
    for (; at < end; at += 1) {
      const pixel = pixels[at] ?? 0
      if (pixel === 0) continue
      const alpha = pixel >>> 24
      reds += (pixel & 255) * alpha
      greens += ((pixel >>> 8) & 255) * alpha
      blues += ((pixel >>> 16) & 255) * alpha
      alphas += alpha
    }
    if (alphas === 0) continue
    sums[to] = (sums[to] ?? 0) + reds
    sums[to + 1] = (sums[to + 1] ?? 0) + greens
    sums[to + 2] = (sums[to + 2] ?? 0) + blues
    sums[to + 3] = (sums[to + 3] ?? 0) + alphas
  }
}

function writeRow(row: Uint8Array, sums: Float64Array, lefts: Int32Array, height: number): void {
  for (let at = 0, column = 0; at < sums.length; at += SUMS, column += 1) {
    const alphas = sums[at + 3] ?? 0
    if (alphas === 0) continue
    row[at] = Math.round((sums[at] ?? 0) / alphas)
    row[at + 1] = Math.round((sums[at + 1] ?? 0) / alphas)
    row[at + 2] = Math.round((sums[at + 2] ?? 0) / alphas)
    const pixels = ((lefts[column + 1] ?? 0) - (lefts[column] ?? 0)) * height
    // A visible pixel stays visible, however faint, as it is part of the drawing's box.
    row[at + 3] = Math.max(1, Math.round(alphas / pixels))
  }
}
