import type { Point } from './point.ts'

/** An affine transform, in the order of SVG's `matrix(a b c d e f)`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The transform that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Reads a `transform` attribute; unknown functions have no effect. */
export function parseTransform(text: string | undefined): Matrix {
  let matrix = IDENTITY
  for (const [, name = '', list = ''] of (text ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number.parseFloat)
    if (numbers.every(Number.isFinite)) matrix = multiply(matrix, matrixOf(name, numbers))
  }
  return matrix
}

function matrixOf(name: string, numbers: readonly number[]): Matrix {
  const [p = 0, q, r = 0, s = 0, t = 0, u = 0] = numbers
  const tangent = Math.tan((p * Math.PI) / 180)
  switch (name) {
    case 'matrix':
      return [p, q ?? 0, r, s, t, u]
    case 'translate':
      return [1, 0, 0, 1, p, q ?? 0]
    case 'scale':
      return [p, 0, 0, q ?? p, 0, 0]
    case 'rotate':
      return rotation(p, [q ?? 0, r])
    case 'skewX':
      return [1, 0, tangent, 1, 0, 0]
    case 'skewY':
      return [1, tangent, 0, 1, 0, 0]
    default:
      return IDENTITY
  }
}

function rotation(degrees: number, [x, y]: Point): Matrix {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}
