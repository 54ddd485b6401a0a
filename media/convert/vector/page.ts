import type { Drawing } from '#media/pipeline/vector/drawing.ts'

/** The longest side of a page of PDF, in points. */
const LONGEST = 14_400

/** The page of a drawing in points, one for each pixel, as drawing apps read them; larger drawings are scaled down. */
export function pageOf({ width, height }: Drawing): { width: number; height: number; scale: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  return { width: width * scale, height: height * scale, scale }
}
