import type { Raster } from '#media/artwork/raster.ts'

/**
 * A later frame needs this factor more detail, so that the first is chosen where all are similar. Measured on the 400
 * animations of the seed: with less, a menu is shown while it turns into something else, and a download while it fills; with
 * more, boxes are shown without their check mark.
 */
const CLEARLY_MORE = 1.25

/**
 * Index of the frame that shows best what an animation is about: the one with the most detail. The most ink would
 * choose a shape that fills itself with black.
 */
export function mostTelling(frames: readonly Raster[]): number {
  let best = { index: 0, detail: 0 }
  for (const [index, frame] of frames.entries()) {
    const detail = detailOf(frame)
    if (detail > best.detail * CLEARLY_MORE) best = { index, detail }
  }
  return best.index
}

/** Length and strength of all edges: the differences between neighbouring pixels. */
function detailOf({ data, width, height }: Raster): number {
  let sum = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      if (x > 0) sum += difference(data, at, at - 4)
      if (y > 0) sum += difference(data, at, at - width * 4)
    }
  }
  return sum
}

/** The difference of coverage, and of colour where both pixels are covered. */
function difference(data: Raster['data'], one: number, other: number): number {
  const [alpha, beside] = [data[one + 3] ?? 0, data[other + 3] ?? 0]
  const covered = Math.min(alpha, beside) / 255
  let sum = Math.abs(alpha - beside)
  for (let channel = 0; covered > 0 && channel < 3; channel += 1)
    sum += (covered * Math.abs((data[one + channel] ?? 0) - (data[other + channel] ?? 0))) / 3
  return sum
}
