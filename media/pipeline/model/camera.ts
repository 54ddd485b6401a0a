import type { Model } from './model.ts'

/**
 * A perspective view of a model rotated about its vertical axis, from slightly above. `scale`, `panX` and
 * `panY` fit the projected model into a frame of side 1, with a margin.
 */
export interface Camera {
  readonly cos: number
  readonly sin: number
  readonly centre: readonly [x: number, y: number, z: number]
  readonly distance: number
  readonly scale: number
  readonly panX: number
  readonly panY: number
}

/** The three-quarter view of a still: the front is rotated to the left by this angle. */
export const STILL_TURN = -Math.PI / 6
/** Elevation angle. */
const PITCH = (16 * Math.PI) / 180
export const PITCH_COS = Math.cos(PITCH)
export const PITCH_SIN = Math.sin(PITCH)

const FILL = 0.9
/** In radii of the model: far enough for a moderate perspective. */
const DISTANCE = 4.5

/**
 * One camera for each turn, all with the same scale, so that the size of a rotating model does not change.
 */
export function camerasFor(model: Model, turns: readonly number[]): readonly Camera[] {
  const { centre, radius } = boundsOf(model)
  const distance = radius * DISTANCE
  const bare = turns.map((turn) => ({
    cos: Math.cos(turn),
    sin: Math.sin(turn),
    centre,
    distance,
    scale: 1,
    panX: 0,
    panY: 0,
  }))
  const frames = bare.map((camera) => extentOf(model, camera))
  const left = Math.min(...frames.map((frame) => frame.left))
  const right = Math.max(...frames.map((frame) => frame.right))
  const top = Math.min(...frames.map((frame) => frame.top))
  const bottom = Math.max(...frames.map((frame) => frame.bottom))
  const side = Math.max(right - left, bottom - top)
  const scale = FILL / (side > 0 ? side : 1)
  return bare.map((camera) => ({
    ...camera,
    scale,
    panX: 0.5 - ((left + right) / 2) * scale,
    panY: 0.5 - ((top + bottom) / 2) * scale,
  }))
}

/** A point in the camera's space: x to the right, y down, z the distance from the eye. */
export function view(
  camera: Camera,
  x: number,
  y: number,
  z: number,
  into: { x: number; y: number; z: number },
): void {
  const px = x - camera.centre[0]
  const py = y - camera.centre[1]
  const pz = z - camera.centre[2]
  const turnedX = camera.cos * px + camera.sin * pz
  const turnedZ = -camera.sin * px + camera.cos * pz
  into.x = turnedX
  into.y = -(PITCH_COS * py - PITCH_SIN * turnedZ)
  into.z = camera.distance - (PITCH_SIN * py + PITCH_COS * turnedZ)
}

function boundsOf({ meshes }: Model) {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const { positions, indices } of meshes) {
    for (const index of indices) {
      for (let axis = 0; axis < 3; axis += 1) {
        const value = positions[index * 3 + axis] ?? 0
        low[axis] = Math.min(low[axis] ?? value, value)
        high[axis] = Math.max(high[axis] ?? value, value)
      }
    }
  }
  const [x0 = 0, y0 = 0, z0 = 0] = low
  const [x1 = 0, y1 = 0, z1 = 0] = high
  const radius = Math.hypot(x1 - x0, y1 - y0, z1 - z0) / 2
  return { centre: [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2] as const, radius: radius > 0 ? radius : 1 }
}

function extentOf({ meshes }: Model, camera: Camera) {
  const point = { x: 0, y: 0, z: 0 }
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { positions } of meshes) {
    for (let at = 0; at < positions.length; at += 3) {
      view(camera, positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0, point)
      const x = point.x / point.z
      const y = point.y / point.z
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  }
  return { left, right, top, bottom }
}
