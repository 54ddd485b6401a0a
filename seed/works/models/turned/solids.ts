import {
  BufferGeometry,
  CatmullRomCurve3,
  Euler,
  Float32BufferAttribute,
  LatheGeometry,
  Matrix4,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import {
  mergeGeometries,
  mergeVertices,
  toCreasedNormals,
} from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Mesh } from '../extrude.ts'

/** Millimetres: a thing is at most 100 wide, high and deep, with its middle at 0 and y upwards. */
export type Point = readonly [x: number, y: number, z: number]

export type Solid = BufferGeometry

/** Pieces of a whole turn. */
const AROUND = 40
/** Edges with a smaller angle are shaded smoothly. */
const CREASE = Math.PI / 5
const DEGREES = Math.PI / 180

/** A body turned around the upright axis. @param profile `radius height` pairs from below, separated by commas */
export function turned(profile: string, { around = AROUND, from = 0, part = 1 } = {}): Solid {
  const points = profile.split(',').map((pair) => {
    const [radius = 0, height = 0] = pair.trim().split(' ').map(Number)
    return new Vector2(radius, height)
  })
  return new LatheGeometry(
    points,
    Math.max(2, Math.round(around * part)),
    from * 2 * Math.PI,
    part * 2 * Math.PI,
  )
}

/** A body turned around the upright axis, its profile a smooth curve through the points. */
export function rounded(
  profile: string,
  options: { readonly from?: number; readonly part?: number } = {},
): Solid {
  const points = profile.split(',').map((pair) => {
    const [radius = 0, height = 0] = pair.trim().split(' ').map(Number)
    return new Vector3(radius, height, 0)
  })
  const curve = new CatmullRomCurve3(points, false, 'centripetal')
  const smooth = curve.getPoints(points.length * 5).map(({ x, y }) => `${Math.max(0, x)} ${y}`)
  return turned(smooth.join(','), options)
}

/** A ball, or an ellipsoid by the factors of its axes. */
export function ball(radius: number, [x, y, z]: Point = [1, 1, 1]): Solid {
  const pieces = radius < 3 ? 10 : radius < 10 ? 18 : 32
  return new SphereGeometry(radius, pieces, Math.round(pieces * 0.6)).scale(x, y, z)
}

/** A ring around the upright axis. @param part the share of a whole turn */
export function ring(radius: number, thickness: number, part = 1): Solid {
  return new TorusGeometry(radius, thickness, 14, Math.round(AROUND * part), part * 2 * Math.PI).rotateX(
    Math.PI / 2,
  )
}

/** A round bar along a smooth curve. */
export function bar(points: readonly Point[], thickness: number): Solid {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)))
  const ends = [points[0], points.at(-1)].map((end = [0, 0, 0]) => at(ball(thickness), end))
  return together([new TubeGeometry(curve, 5 * points.length, thickness, thickness < 2.5 ? 8 : 14), ...ends])
}

/** Moves a solid, after turning it by angles in degrees around x, y and z. */
export function at(solid: Solid, [x, y, z]: Point, [tilt, turn, roll]: Point = [0, 0, 0]): Solid {
  const rotation = new Quaternion().setFromEuler(
    new Euler(tilt * DEGREES, turn * DEGREES, roll * DEGREES, 'YXZ'),
  )
  return solid
    .clone()
    .applyMatrix4(new Matrix4().compose(new Vector3(x, y, z), rotation, new Vector3(1, 1, 1)))
}

/** Copies of a solid around the upright axis. */
export function around(solid: Solid, count: number): Solid {
  return together(
    Array.from({ length: count }, (_, index) => solid.clone().rotateY((index * 2 * Math.PI) / count)),
  )
}

/** Pulls a turned body in along upright lines, as a pumpkin has. @param depth the share of its radius */
export function ribbed(solid: Solid, ribs: number, depth: number): Solid {
  const position = solid.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [x, z] = [position.getX(index), position.getZ(index)]
    const share = 1 - depth * Math.abs(Math.cos((ribs / 2) * Math.atan2(z, x))) ** 6
    position.setXYZ(index, x * share, position.getY(index), z * share)
  }
  return solid
}

export function together(solids: readonly Solid[]): Solid {
  return mergeGeometries(solids.map(bare))
}

/** The triangles of a solid, in metres of a thing that is at most one wide. */
export function meshOf(solid: Solid): Mesh {
  const smooth = mergeVertices(toCreasedNormals(bare(solid), CREASE), 1e-4)
  return {
    positions: Float32Array.from(smooth.getAttribute('position').array),
    normals: Float32Array.from(smooth.getAttribute('normal').array),
    indices: Uint32Array.from(smooth.getIndex()?.array ?? []),
  }
}

/** Positions alone, without triangles of no area, which have no normal: a turned body has some at its poles. */
function bare(solid: Solid): Solid {
  const position = (solid.index ? solid.toNonIndexed() : solid).getAttribute('position')
  const corner = (index: number) => new Vector3().fromBufferAttribute(position, index)
  const kept: number[] = []
  for (let first = 0; first < position.count; first += 3) {
    const [a, b, c] = [corner(first), corner(first + 1), corner(first + 2)]
    const area = b.clone().sub(a).cross(c.clone().sub(a)).length() / 2
    if (area > LEAST_AREA) kept.push(...a, ...b, ...c)
  }
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(kept, 3))
}

/** Square millimetres. */
const LEAST_AREA = 1e-5
