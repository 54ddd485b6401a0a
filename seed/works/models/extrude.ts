import { ExtrudeGeometry, Path, Shape, ShapeUtils, Vector2 } from 'three'
import { mergeVertices, toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Stroke } from '../geometry/path.ts'

/** Triangles with smooth normals; positions in units of the icon's grid, y upwards. */
export interface Mesh {
  readonly positions: Float32Array<ArrayBuffer>
  readonly normals: Float32Array<ArrayBuffer>
  readonly indices: Uint32Array<ArrayBuffer>
}

export interface Extrusion {
  /** Thickness along z, without the bevel. */
  readonly depth: number
  readonly bevel: number
  /** The z coordinate of the back. */
  readonly back: number
  /** Distance of the body from its outline, so that two bodies with one outline never have coplanar walls. */
  readonly inset: number
}

/** Line segments per curve. */
const PIECES = 6
/** Edges with a smaller angle are shaded smoothly. */
const CREASE = Math.PI / 5

/**
 * Extrudes filled strokes (outlines and holes, distinguished by containment) into a body with rounded edges.
 *
 * @param grid size of the icon's grid; the body is centred on it
 */
export function extrude(
  strokes: readonly Stroke[],
  grid: number,
  { depth, bevel, back, inset }: Extrusion,
): Mesh {
  const rings = strokes
    .map((stroke) => flattened(stroke, grid))
    .filter((ring) => Math.abs(ShapeUtils.area(ring)) > 0.01)
  const outer = rings.filter((ring, index) => containers(ring, rings, index).length % 2 === 0)
  const shapes = outer.map((ring) => {
    const shape = new Shape(ring)
    const depthOfRing = containers(ring, rings, rings.indexOf(ring)).length
    shape.holes = rings
      .filter((hole, index) => {
        const around = containers(hole, rings, index)
        return around.length === depthOfRing + 1 && around.includes(ring)
      })
      .map((hole) => new Path(hole))
    return shape
  })
  const geometry = new ExtrudeGeometry(shapes, {
    depth,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel * 0.7,
    // The rounded edge grows inwards, so that thin gaps stay open.
    bevelOffset: -bevel * 0.7 - inset,
    bevelSegments: 3,
    steps: 1,
  })
  geometry.translate(0, 0, back)
  geometry.deleteAttribute('uv')
  const smooth = mergeVertices(toCreasedNormals(geometry, CREASE), 1e-4)
  return {
    positions: Float32Array.from(smooth.getAttribute('position').array),
    normals: Float32Array.from(smooth.getAttribute('normal').array),
    indices: Uint32Array.from(smooth.getIndex()?.array ?? []),
  }
}

/** The strokes that no other stroke contains: the silhouette without its holes. */
export function outlines(strokes: readonly Stroke[], grid: number): readonly Stroke[] {
  const rings = strokes.map((stroke) => flattened(stroke, grid))
  return strokes.filter((_, index) => containers(rings[index] ?? [], rings, index).length === 0)
}

type Ring = Vector2[]

function flattened({ from, curves }: Stroke, grid: number): Ring {
  const place = (x: number, y: number) => new Vector2(x - grid / 2, grid / 2 - y)
  const ring: Ring = [place(...from)]
  let start = from
  for (const { one, two, to } of curves) {
    const straight = isStraight(start, one, two, to)
    const pieces = straight ? 1 : PIECES
    for (let piece = 1; piece <= pieces; piece += 1) {
      const t = piece / pieces
      const u = 1 - t
      const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]
      ring.push(
        place(
          a * start[0] + b * one[0] + c * two[0] + d * to[0],
          a * start[1] + b * one[1] + c * two[1] + d * to[1],
        ),
      )
    }
    start = to
  }
  const distinct = ring.filter(
    (point, index) => index === 0 || point.distanceTo(ring[index - 1] ?? point) > 1e-3,
  )
  const [first, last] = [distinct[0], distinct.at(-1)]
  if (first && last && distinct.length > 1 && first.distanceTo(last) < 1e-3) distinct.pop()
  return distinct
}

function isStraight(...points: readonly (readonly [number, number])[]): boolean {
  const [a, b, c, d] = points
  if (!a || !b || !c || !d) return true
  const off = (p: readonly [number, number]) =>
    Math.abs((d[0] - a[0]) * (p[1] - a[1]) - (d[1] - a[1]) * (p[0] - a[0]))
  return off(b) + off(c) < 1e-4
}

function containers(ring: Ring, rings: readonly Ring[], self: number): readonly Ring[] {
  const probe = ring[0]
  return rings.filter((other, index) => index !== self && probe !== undefined && contains(other, probe))
}

function contains(ring: Ring, point: Vector2): boolean {
  let inside = false
  ring.forEach((a, index) => {
    const b = ring[(index + ring.length - 1) % ring.length] ?? a
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside
  })
  return inside
}
