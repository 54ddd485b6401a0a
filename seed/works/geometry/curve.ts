/** A cubic Bézier that starts at the end of the previous one. */
export interface Curve {
  readonly one: Vector
  readonly two: Vector
  readonly to: Vector
}

export type Vector = readonly [x: number, y: number]

export function distance(a: Vector, b: Vector): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}
