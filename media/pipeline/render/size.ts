export interface Size {
  readonly width: number
  readonly height: number
}

/** The longest side of a WebP, and the most pixels that are drawn: 4096 × 4096, in 64 MB. */
const LONGEST = 16_383
const MAX_PIXELS = 4096 * 4096

/**
 * The largest size of this proportion within the frame, in whole pixels, at least 1 × 1. A very long one
 * stays within the limits above, as a frame may have no height.
 */
export function fitInside({ width, height }: Size, frame: { width: number; height?: number }): Size {
  const scale = Math.min(
    frame.width / width,
    (frame.height ?? LONGEST) / height,
    LONGEST / Math.max(width, height),
    Math.sqrt(MAX_PIXELS / (width * height)),
  )
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** As fitInside, but never larger than its own size, for raster pictures. */
export function shrinkInside(size: Size, frame: { width: number; height?: number }): Size {
  const fitted = fitInside(size, frame)
  return fitted.width > size.width ? { width: size.width, height: size.height } : fitted
}
