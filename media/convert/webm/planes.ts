import type { Raster } from '#media/artwork/raster.ts'

/** The frame of a film: brightness, two colour differences of half the size, and opacity, one after another. */
export interface Planes {
  readonly data: Uint8Array
  readonly layout: { offset: number; stride: number }[]
}

/** White in the colour space of the film. */
const [WHITE, GREY] = [235, 128]

/**
 * A picture in the colour space of VP8 (BT.601, limited range) with its opacity. Invisible pixels become white: players
 * that ignore the opacity, such as Safari, show the work on white. Colour differences are averaged over what is visible,
 * so that edges get no rim of another colour.
 */
export function planesOf({ width, height, data }: Raster): Planes {
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const [pixels, halves] = [width * height, halfWidth * halfHeight]
  const planes = new Uint8Array(2 * (pixels + halves)).fill(WHITE, 0, pixels)
  const [blueDifference, redDifference, opacity] = [pixels, pixels + halves, pixels + 2 * halves]
  const [visible, u, v] = [0, 0, 0].map(() => new Float64Array(halves)) as [Sums, Sums, Sums]
  for (let at = 0; at < pixels; at += 1) {
    const alpha = data[4 * at + 3] ?? 0
    if (alpha === 0) continue
    const red = data[4 * at] ?? 0
    const green = data[4 * at + 1] ?? 0
    const blue = data[4 * at + 2] ?? 0
    planes[at] = 16.5 + 0.25679 * red + 0.50413 * green + 0.09791 * blue
    planes[opacity + at] = alpha
    const half = (Math.floor(at / width) >> 1) * halfWidth + ((at % width) >> 1)
    add(visible, half, alpha)
    add(u, half, alpha * (-0.14822 * red - 0.29099 * green + 0.43922 * blue))
    add(v, half, alpha * (0.43922 * red - 0.36779 * green - 0.07143 * blue))
  }
  for (let half = 0; half < halves; half += 1) {
    const weight = Math.max(1, visible[half] ?? 0)
    planes[blueDifference + half] = GREY + 0.5 + (u[half] ?? 0) / weight
    planes[redDifference + half] = GREY + 0.5 + (v[half] ?? 0) / weight
  }
  const layout = [
    { offset: 0, stride: width },
    { offset: blueDifference, stride: halfWidth },
    { offset: redDifference, stride: halfWidth },
    { offset: opacity, stride: width },
  ]
  return { data: planes, layout }
}

type Sums = Float64Array

function add(sums: Sums, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value
}
