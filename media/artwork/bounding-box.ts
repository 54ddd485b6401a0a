import { pixelsOf, type Raster } from './raster.ts'

/**
 * The content of a picture, in pixels. `right` and `bottom` are exclusive: the first column and row after it.
 */
export interface BoundingBox {
  readonly top: number
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** The box around all pixels whose alpha is not zero; the full picture when there are none (spec section 4). */
export function boundingBox(raster: Raster): BoundingBox {
  const { width, height } = raster
  const pixels = pixelsOf(raster)
  const isVisible = (x: number, y: number) => (pixels[y * width + x] ?? 0) >>> 24 !== 0
  let top = height
  let bottom = 0
  let left = width
  let right = 0
  for (let y = 0; y < height; y += 1) {
    let first = 0
    while (first < width && !isVisible(first, y)) first += 1
    if (first === width) continue
    let last = width - 1
    while (!isVisible(last, y)) last -= 1
    if (y < top) top = y
    bottom = y + 1
    left = Math.min(left, first)
    right = Math.max(right, last + 1)
  }
  if (bottom === 0) return { top: 0, left: 0, right: width, bottom: height, width, height }
  return { top, left, right, bottom, width: right - left, height: bottom - top }
}

/** Whether no pixel of a picture is visible. */
export function isBlank({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false
  return true
}
