import { type Curve, distance, type Vector } from './curve.ts'

/** An elliptical arc with the parameters of SVG path data. */
export interface Arc {
  readonly radii: Vector
  /** Rotation of the ellipse in degrees. */
  readonly turn: number
  readonly large: boolean
  readonly sweep: boolean
}

/** An elliptical arc as cubic curves of at most a quarter turn (SVG 2, "Elliptical arc implementation notes"). */
export function curvesOfArc(from: Vector, { radii, turn, large, sweep }: Arc, to: Vector): readonly Curve[] {
  let [rx, ry] = [Math.abs(radii[0]), Math.abs(radii[1])]
  if (rx === 0 || ry === 0 || distance(from, to) < 1e-9) return [{ one: from, two: to, to }]
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const half: Vector = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const x = cos * half[0] + sin * half[1]
  const y = cos * half[1] - sin * half[0]
  const stretch = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2)
  if (stretch > 1) [rx, ry] = [rx * stretch, ry * stretch]
  const under = rx * rx * y * y + ry * ry * x * x
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, (rx * rx * ry * ry - under) / under))
  const cx = (factor * rx * y) / ry
  const cy = (-factor * ry * x) / rx
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx)
  let span = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start
  if (sweep && span < 0) span += 2 * Math.PI
  if (!sweep && span > 0) span -= 2 * Math.PI
  const centre: Vector = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ]
  const place = (px: number, py: number): Vector => [
    centre[0] + cos * rx * px - sin * ry * py,
    centre[1] + sin * rx * px + cos * ry * py,
  ]
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6))
  const step = span / count
  const reach = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [start + index * step, start + (index + 1) * step]
    return {
      one: place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      two: place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      to: index === count - 1 ? to : place(Math.cos(b), Math.sin(b)),
    }
  })
}
