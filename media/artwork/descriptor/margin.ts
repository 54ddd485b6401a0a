import type { FlatPicture } from './flat-picture.ts'
import { type Paper, paperAt } from './paper.ts'

/** Share of the longer side: as far as the square around a drawing extends beyond it (patch.ts). */
const MARGIN = 0.15
const NOTHING = { base: 0, byX: 0, byY: 0 } as const

/** The width of the margin of a picture. */
export function marginOf(width: number, height: number): number {
  return Math.round((Math.max(width, height) * MARGIN) / (1 + 2 * MARGIN))
}

/**
 * A picture with its paper extended around it, so that a drawing that fills the picture has edges at its
 * border.
 *
 * @returns the larger picture, and the distance of each of its pixels from the paper
 */
export function withMargin(
  picture: FlatPicture,
  { channels, distance }: Paper,
): { readonly picture: FlatPicture; readonly distance: Float32Array } {
  const margin = Math.ceil(Math.max(picture.width, picture.height) * MARGIN)
  const width = picture.width + 2 * margin
  const height = picture.height + 2 * margin
  const planes = picture.planes.map((plane, channel) => {
    const paper = channels[channel] ?? NOTHING
    const larger = new Float32Array(width * height)
    if (paper.byX === 0 && paper.byY === 0) return laidInto(larger.fill(paper.base), plane)
    for (let y = 0, at = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, at += 1) larger[at] = paperAt(paper, x - margin, y - margin)
    }
    return laidInto(larger, plane)
  })
  return {
    picture: { ...picture, width, height, planes },
    distance: laidInto(new Float32Array(width * height), distance),
  }

  function laidInto(larger: Float32Array, plane: Float32Array): Float32Array {
    for (let y = 0; y < picture.height; y += 1) {
      const start = y * picture.width
      const to = (y + margin) * width + margin
      for (let x = 0; x < picture.width; x += 1) larger[to + x] = plane[start + x] ?? 0
    }
    return larger
  }
}
