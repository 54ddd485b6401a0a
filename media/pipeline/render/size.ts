export interface Size {
  readonly width: number
  readonly height: number
}

/** The largest size of this proportion inside the frame, in whole pixels, at least 1 × 1. */
export function fitInside({ width, height }: Size, frame: { width: number; height?: number }): Size {
  const scale = Math.min(frame.width / width, (frame.height ?? Number.POSITIVE_INFINITY) / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** As fitInside, but never above its own size: for pixels, which do not get better by growing. */
export function shrinkInside(size: Size, frame: { width: number; height?: number }): Size {
  const fitted = fitInside(size, frame)
  return fitted.width > size.width ? { width: size.width, height: size.height } : fitted
}
