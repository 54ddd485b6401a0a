import type { IconShape } from '../geometry/icon-shapes.ts'
import { animation, moving, pathShape, penStroke, shapeGroup, type Transform } from './lottie.ts'

/** Movements of a whole interface icon; each ends in its first position. 60 frames per second, two seconds. */
const FRAMES = 120
const SIZE = 96
const UNIT = SIZE / 24
const MIDDLE = SIZE / 2

export const GESTURES = {
  beat: {
    scale: moving([
      [0, [100, 100, 100]],
      [14, [118, 118, 100]],
      [28, [98, 98, 100]],
      [42, [114, 114, 100]],
      [66, [100, 100, 100]],
      [FRAMES, [100, 100, 100]],
    ]),
  },
  swing: {
    anchor: [MIDDLE, SIZE * 0.12, 0],
    position: { a: 0, k: [MIDDLE, SIZE * 0.12, 0] },
    rotation: moving([
      [0, 0],
      [14, 16],
      [34, -13],
      [54, 9],
      [72, -5],
      [90, 0],
      [FRAMES, 0],
    ]),
  },
  spin: {
    rotation: moving([
      [0, 0],
      [80, 360],
      [FRAMES, 360],
    ]),
  },
  bounce: {
    position: moving([
      [0, [MIDDLE, MIDDLE, 0]],
      [18, [MIDDLE, MIDDLE - 12, 0]],
      [36, [MIDDLE, MIDDLE, 0]],
      [50, [MIDDLE, MIDDLE - 5, 0]],
      [64, [MIDDLE, MIDDLE, 0]],
      [FRAMES, [MIDDLE, MIDDLE, 0]],
    ]),
  },
  drift: {
    position: moving([
      [0, [MIDDLE, MIDDLE, 0]],
      [36, [MIDDLE + 8, MIDDLE, 0]],
      [88, [MIDDLE - 8, MIDDLE, 0]],
      [FRAMES, [MIDDLE, MIDDLE, 0]],
    ]),
  },
  shake: {
    rotation: moving([
      [0, 0],
      [8, 9],
      [18, -9],
      [28, 7],
      [38, -6],
      [50, 0],
      [FRAMES, 0],
    ]),
  },
} as const satisfies Record<string, Transform>

export type Gesture = keyof typeof GESTURES

/** A line icon that moves as a whole. */
export function gestured(name: string, shapes: readonly IconShape[], gesture: Gesture): string {
  const strokes = shapes.flatMap((shape) => shape.strokes)
  const inset = (value: number) => 8 + value * UNIT * ((SIZE - 16) / SIZE)
  const groups = strokes.map((stroke, index) =>
    shapeGroup(`stroke ${index + 1}`, [
      pathShape({
        ...stroke,
        from: [inset(stroke.from[0]), inset(stroke.from[1])],
        curves: stroke.curves.map(({ one, two, to }) => ({
          one: [inset(one[0]), inset(one[1])],
          two: [inset(two[0]), inset(two[1])],
          to: [inset(to[0]), inset(to[1])],
        })),
      }),
      penStroke('#17172b', 7),
    ]),
  )
  return animation(name, { size: SIZE, frames: FRAMES, shapes: groups, transform: GESTURES[gesture] })
}
