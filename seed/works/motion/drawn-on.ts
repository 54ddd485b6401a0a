import type { IconShape } from '../geometry/icon-shapes.ts'
import type { Stroke } from '../geometry/path.ts'
import { animation, moving, pathShape, penStroke, shapeGroup, trim } from './lottie.ts'

/** Size of the animation and of the grid that the icon is drawn on. */
const SIZE = 512
const GRID = 24
/** Margin around the icon in units of its grid, for the line width and the scaling. */
const MARGIN = 3

const FRAMES = 150
const DRAWN_BY = 66
const ERASED_FROM = 112

const INK = '#17172b'
const ACCENT = '#6563ff'

/**
 * An icon that is drawn stroke by stroke, scales up once and is erased: 2.5 seconds, with equal first and last
 * frames. The smaller strokes have the accent colour.
 */
export function drawnOn(name: string, shapes: readonly IconShape[]): string {
  const strokes = shapes.flatMap((shape) => shape.strokes)
  const longest = Math.max(...strokes.map(lengthOf))
  const unit = SIZE / (GRID + 2 * MARGIN)
  const groups = strokes.map((stroke, index) => {
    const begin = strokes.length === 1 ? 0 : Math.round((index * 30) / (strokes.length - 1))
    const leave = ERASED_FROM + Math.round(begin / 6)
    return shapeGroup(`stroke ${index + 1}`, [
      pathShape(scaled(stroke, unit)),
      trim(
        moving([
          [leave, 0],
          [FRAMES - 4, 100],
        ]),
        moving([
          [begin, 0],
          [begin + DRAWN_BY - 30, 100],
        ]),
      ),
      penStroke(lengthOf(stroke) < longest * 0.45 ? ACCENT : INK, 2 * unit),
    ])
  })
  const scale = moving<readonly number[]>([
    [DRAWN_BY, [100, 100, 100]],
    [DRAWN_BY + 14, [107, 107, 100]],
    [DRAWN_BY + 32, [100, 100, 100]],
  ])
  return animation(name, { size: SIZE, frames: FRAMES, shapes: groups.reverse(), transform: { scale } })
}

function scaled(stroke: Stroke, unit: number): Stroke {
  const move = ([x, y]: readonly [number, number]) => [(x + MARGIN) * unit, (y + MARGIN) * unit] as const
  return {
    ...stroke,
    from: move(stroke.from),
    curves: stroke.curves.map(({ one, two, to }) => ({ one: move(one), two: move(two), to: move(to) })),
  }
}

/** Length of a stroke's control polygon, accurate enough to compare strokes. */
function lengthOf(stroke: Stroke): number {
  let [x, y] = stroke.from
  let length = 0
  for (const { one, two, to } of stroke.curves) {
    for (const point of [one, two, to]) {
      length += Math.hypot(point[0] - x, point[1] - y)
      ;[x, y] = point
    }
  }
  return length
}
