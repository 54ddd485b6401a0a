import type { FlatPicture } from './flat-picture.ts'
import type { InkBox } from './ink.ts'
import { type Axis, createLines, mix } from './lines.ts'

/**
 * Sides, in pixels, of the square to which every drawing is scaled, and of the box within it that its ink is
 * fitted in.
 */
export const PATCH_SIDE = 56
const INK_SIDE = 44

/** The source of each pixel of the patch. */
export interface Sampling {
  readonly width: number
  readonly columns: Axis
  readonly rows: Axis
  /** Samples along each side of one pixel of the patch. */
  readonly samples: number
}

/** Centres the box in the patch and scales its longer side to the ink's, keeping the proportion. */
export function sampling({ width, height }: Pick<FlatPicture, 'width' | 'height'>, box: InkBox): Sampling {
  const scale = Math.max(box.right - box.left, box.bottom - box.top) / INK_SIDE
  const samples = Math.max(1, Math.round(scale))
  return {
    width,
    samples,
    columns: axis((box.left + box.right) / 2, width, scale, samples),
    rows: axis((box.top + box.bottom) / 2, height, scale, samples),
  }
}

/** One plane of a picture, sampled for the patch; outside of the picture its border pixels are repeated. */
export function cutPatch(plane: Float32Array, { width, columns, rows, samples }: Sampling): Float32Array {
  const patch = new Float32Array(PATCH_SIDE * PATCH_SIDE)
  const fine = PATCH_SIDE * samples
  const area = samples * samples
  const lines = createLines(plane, width, columns)
  for (let y = 0; y < fine; y += 1) {
    const top = lines(rows.before[y] ?? 0)
    const bottom = lines(rows.after[y] ?? 0)
    const down = rows.share[y] ?? 0
    const start = Math.floor(y / samples) * PATCH_SIDE
    for (let at = start, x = 0; at < start + PATCH_SIDE; at += 1) {
      const end = x + samples
      let sum = patch[at] ?? 0
      for (; x < end; x += 1) {
        const above = top[x] ?? 0
        const below = bottom[x] ?? 0
        // Most of a drawing is paper, at no distance from itself.
        if (above === 0 && below === 0) continue
        sum = Math.fround(sum + mix(above, below, down) / area)
      }
      patch[at] = sum
    }
  }
  return patch
}

/** The patch mirrored. */
export function mirrorPatch(patch: Float32Array): Float32Array {
  const mirrored = new Float32Array(patch.length)
  for (let row = 0; row < patch.length; row += PATCH_SIDE) {
    mirrored.set(patch.subarray(row, row + PATCH_SIDE).toReversed(), row)
  }
  return mirrored
}

function axis(centre: number, length: number, scale: number, samples: number): Axis {
  const fine = PATCH_SIDE * samples
  const before = new Int32Array(fine)
  const after = new Int32Array(fine)
  const share = new Float32Array(fine)
  const inside = (place: number) => Math.min(length - 1, Math.max(0, place))
  for (let index = 0; index < fine; index += 1) {
    const place = centre + ((index + 0.5) / samples - PATCH_SIDE / 2) * scale - 0.5
    const floor = Math.floor(place)
    before[index] = inside(floor)
    after[index] = inside(floor + 1)
    share[index] = place - floor
  }
  return { before, after, share }
}
