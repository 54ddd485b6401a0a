import type { FlatPicture } from '../flat-picture.ts'
import { type Axis, createLines, mix } from '../lines.ts'

/** A part of a picture, in pixels; borders may be at a fraction of a pixel. */
export interface PictureWindow {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Side in pixels of the square to which every window is scaled. */
export const WINDOW_SIDE = 32

/** Red, green and blue of a window scaled to the square, whatever its proportion; each pixel is a mean. */
export function cutWindow(picture: FlatPicture, window: PictureWindow): readonly Float32Array[] {
  const columns = placesOf(window.left, window.right, picture.width)
  const rows = placesOf(window.top, window.bottom, picture.height)
  const [reds, greens = reds, blues = reds] = picture.planes
  return [reds, greens, blues].map((plane) =>
    means(plane ?? new Float32Array(), picture.width, columns, rows),
  )
}

/** The same window mirrored left to right. */
export function mirrorWindow(planes: readonly Float32Array[]): readonly Float32Array[] {
  return planes.map((plane) => {
    const mirrored = new Float32Array(plane.length)
    for (let row = 0; row < plane.length; row += WINDOW_SIDE)
      mirrored.set(plane.subarray(row, row + WINDOW_SIDE).toReversed(), row)
    return mirrored
  })
}

interface Places extends Axis {
  /** Samples along one pixel of the square. */
  readonly samples: number
}

function placesOf(from: number, to: number, length: number): Places {
  const samples = Math.max(1, Math.ceil((to - from) / WINDOW_SIDE))
  const count = WINDOW_SIDE * samples
  const inside = (place: number) => Math.min(length - 1, Math.max(0, place))
  const places = Float32Array.from(
    { length: count },
    (_, at) => from + ((at + 0.5) / count) * (to - from) - 0.5,
  )
  return {
    before: Int32Array.from(places, (place) => inside(Math.floor(place))),
    after: Int32Array.from(places, (place) => inside(Math.floor(place) + 1)),
    share: places.map((place) => place - Math.floor(place)),
    samples,
  }
}

function means(plane: Float32Array, width: number, columns: Places, rows: Places): Float32Array {
  const square = new Float32Array(WINDOW_SIDE * WINDOW_SIDE)
  const count = columns.samples * rows.samples
  const lineOf = createLines(plane, width, columns)
  for (let y = 0; y < rows.share.length; y += 1) {
    const above = lineOf(rows.before[y] ?? 0)
    const below = lineOf(rows.after[y] ?? 0)
    const down = rows.share[y] ?? 0
    const start = Math.floor(y / rows.samples) * WINDOW_SIDE
    for (let to = start, x = 0; to < start + WINDOW_SIDE; to += 1) {
      const end = x + columns.samples
      let sum = square[to] ?? 0
      for (; x < end; x += 1) sum = Math.fround(sum + mix(above[x] ?? 0, below[x] ?? 0, down) / count)
      square[to] = sum
    }
  }
  return square
}
