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
  const area = samples * samples
  // Around a drawing is nothing but its paper, whose samples are all equal.
  const paper = plane[0] ?? 0
  const drawn = drawnBox(plane, width, paper)
  const [left, right] = reached(columns, samples, drawn.left, drawn.right)
  const [top, bottom] = reached(rows, samples, drawn.top, drawn.bottom)
  if (paper !== 0) fillAround(patch, { left, right, top, bottom }, sumOf(paper, area))
  const lines = createLines(plane, width, columns, left * samples, right * samples)
  for (let y = top * samples; y < bottom * samples; y += 1) {
    const over = lines(rows.before[y] ?? 0)
    const under = lines(rows.after[y] ?? 0)
    const down = rows.share[y] ?? 0
    const start = Math.floor(y / samples) * PATCH_SIDE
    for (let at = start + left, x = left * samples; at < start + right; at += 1) {
      const end = x + samples
      let sum = patch[at] ?? 0
      for (; x < end; x += 1) {
        const above = over[x] ?? 0
        const below = under[x] ?? 0
        // Most of a drawing is paper, at no distance from itself.
        if (above === 0 && below === 0) continue
        sum = Math.fround(sum + mix(above, below, down) / area)
      }
      patch[at] = sum
    }
  }
  return patch
}

/** The box around all pixels that are not paper; empty where there is none. */
function drawnBox(plane: Float32Array, width: number, paper: number): InkBox {
  let first = 0
  while (first < plane.length && plane[first] === paper) first += 1
  if (first === plane.length) return { left: 0, top: 0, right: 0, bottom: 0 }
  let last = plane.length - 1
  while (plane[last] === paper) last -= 1
  const top = Math.floor(first / width)
  const bottom = Math.floor(last / width) + 1
  let left = width
  let right = 0
  for (let y = top; y < bottom; y += 1) {
    const start = y * width
    for (let x = 0; x < left; x += 1) if (plane[start + x] !== paper) left = x
    for (let x = width - 1; x >= right; x -= 1) if (plane[start + x] !== paper) right = x + 1
  }
  return { left, top, right, bottom }
}

/** The first pixel of the patch along a side with a sample of the drawing, and the end of the last one. */
function reached(
  { before, after }: Axis,
  samples: number,
  from: number,
  to: number,
): readonly [number, number] {
  let first = 0
  let end = PATCH_SIDE
  while (first < end && (after[(first + 1) * samples - 1] ?? 0) < from) first += 1
  while (end > first && (before[(end - 1) * samples] ?? 0) >= to) end -= 1
  return [first, end]
}

/** As many equal samples as a pixel of the patch has, summed and rounded as different ones are. */
function sumOf(value: number, area: number): number {
  let sum = 0
  for (let sample = 0; sample < area; sample += 1) sum = Math.fround(sum + value / area)
  return sum
}

function fillAround(patch: Float32Array, { left, right, top, bottom }: InkBox, value: number): void {
  patch.fill(value)
  for (let y = top; y < bottom; y += 1) patch.fill(0, y * PATCH_SIDE + left, y * PATCH_SIDE + right)
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
