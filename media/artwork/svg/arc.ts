import type { Point } from './point.ts'

export interface Arc {
  readonly rx: number
  readonly ry: number
  /** Rotation of the ellipse's axis, in degrees. */
  readonly turn: number
  readonly large: boolean
  readonly sweep: boolean
}

/** An elliptical arc as cubics of a quarter turn at most (SVG 2, appendix "Elliptical arc implementation notes"). */
export function arcToCubics(from: Point, to: Point, arc: Arc): readonly (readonly [Point, Point, Point])[] {
  if (from[0] === to[0] && from[1] === to[1]) return []
  if (arc.rx === 0 || arc.ry === 0) return [[from, to, to]]
  const { centre, rx, ry, cos, sin, start, sweep } = centreForm(from, to, arc)
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
  const step = sweep / count
  const reach = (4 / 3) * Math.tan(step / 4)
  const place = (x: number, y: number): Point => [
    centre[0] + cos * rx * x - sin * ry * y,
    centre[1] + sin * rx * x + cos * ry * y,
  ]
  return Array.from({ length: count }, (_, index) => {
    const a = start + index * step
    const b = a + step
    const end = index === count - 1 ? to : place(Math.cos(b), Math.sin(b))
    return [
      place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      end,
    ] as const
  })
}

function centreForm(from: Point, to: Point, arc: Arc) {
  const angle = (arc.turn * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const halfX = (from[0] - to[0]) / 2
  const halfY = (from[1] - to[1]) / 2
  const x = cos * halfX + sin * halfY
  const y = -sin * halfX + cos * halfY
  // Radii too small to span both ends are scaled up.
  const stretch = Math.max(1, Math.sqrt((x / arc.rx) ** 2 + (y / arc.ry) ** 2))
  const rx = Math.abs(arc.rx) * stretch
  const ry = Math.abs(arc.ry) * stretch
  const rest = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2
  const sign = arc.large === arc.sweep ? -1 : 1
  const factor = sign * Math.sqrt(Math.max(0, rest / ((rx * y) ** 2 + (ry * x) ** 2)))
  const cx = (factor * rx * y) / ry
  const cy = (-factor * ry * x) / rx
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx)
  const end = Math.atan2((-y - cy) / ry, (-x - cx) / rx)
  const turn = end - start
  const sweep = arc.sweep ? (turn < 0 ? turn + 2 * Math.PI : turn) : turn > 0 ? turn - 2 * Math.PI : turn
  const centre: Point = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ]
  return { centre, rx, ry, cos, sin, start, sweep }
}
