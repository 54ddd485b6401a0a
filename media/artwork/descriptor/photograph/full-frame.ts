import type { Raster } from '../../raster.ts'

/** A part of a raster, in whole pixels; `right` and `bottom` are exclusive. */
export interface RasterBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Whether a picture is described as a photograph: it fills its frame without transparency and has hardly any areas of
 * one colour. This is also true of scenes that are painted with gradients to the border, which have no paper either.
 */
export function isPhotograph(raster: Raster): boolean {
  // Most drawings are transparent somewhere near their first pixel.
  if (raster.data.length === 0 || !isOpaque(raster)) return false
  return evennessOf(raster, wholeBox(raster)).even < EVEN
}

/** Whether a part of a query picture may show a photograph: compression and a screen make it more even. */
export function mayBePhotograph(raster: Raster, box: RasterBox = wholeBox(raster)): boolean {
  const { opaque, even } = evennessOf(raster, box)
  return opaque >= QUERY_OPAQUE && even < QUERY_EVEN
}

/**
 * Measured on the default seed at 96 pixels: at most 0.15 of a photograph's pixels equal both neighbours, and 0.32 of
 * one that was compressed strongly; 0.78 or more of a drawing's in the median.
 */
const EVEN = 0.35
const QUERY_EVEN = 0.85
const QUERY_OPAQUE = 0.9
/** Of 255. */
const VISIBLE = 250

function wholeBox({ width, height }: Raster): RasterBox {
  return { left: 0, top: 0, right: width, bottom: height }
}

/** The shares of pixels that are opaque, and that equal the next pixel and the one below. */
function evennessOf({ width, data }: Raster, { left, top, right, bottom }: RasterBox) {
  let opaque = 0
  let even = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4
      if ((data[at + 3] ?? 0) >= VISIBLE) opaque += 1
      if (x + 1 >= right || y + 1 >= bottom) continue
      if (isSame(data, at, at + 4) && isSame(data, at, at + width * 4)) even += 1
    }
  }
  const pixels = Math.max(1, (right - left) * (bottom - top))
  return { opaque: opaque / pixels, even: even / pixels }
}

function isSame(data: Raster['data'], one: number, other: number): boolean {
  return data[one] === data[other] && data[one + 1] === data[other + 1] && data[one + 2] === data[other + 2]
}

function isOpaque({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < VISIBLE) return false
  return true
}
