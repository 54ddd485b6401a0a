import type { Matrix } from '#media/artwork/svg/matrix.ts'

/** The transform that undoes another, which has an area. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}
