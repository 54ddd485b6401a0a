/** From where a model is looked at: angles in radians around and above it, distance in sizes of the model. */
export interface Orbit {
  readonly yaw: number
  readonly pitch: number
  readonly distance: number
}

/** Three quarters from the front and a little from above, as the server's previews. */
export const FIRST_LOOK: Orbit = { yaw: Math.PI / 6, pitch: (16 * Math.PI) / 180, distance: 1 }

const MAX_PITCH = (Math.PI * 80) / 180
const DISTANCES = { nearest: 0.4, farthest: 3 } as const
/** A drag across the whole stage is one and a half half-turns. */
const TURN_PER_WIDTH = Math.PI * 1.5
const ZOOM_PER_PIXEL = 0.001

/** @param dx @param dy how far the pointer went, in widths of the stage */
export function dragged(orbit: Orbit, dx: number, dy: number): Orbit {
  return turned(orbit, -dx * TURN_PER_WIDTH, dy * TURN_PER_WIDTH)
}

/** @param pixels as a wheel event has them: away from the person is negative and nearer to the model */
export function wheeled(orbit: Orbit, pixels: number): Orbit {
  return zoomed(orbit, Math.exp(pixels * ZOOM_PER_PIXEL))
}

/** How far the model has been turned from the first look, in whole degrees from 0 to 359. */
export function turnOf({ yaw }: Orbit): number {
  return modulo(Math.round(((FIRST_LOOK.yaw - yaw) * 180) / Math.PI), 360)
}

/** @param degrees as `turnOf` gives them */
export function turnedTo(orbit: Orbit, degrees: number): Orbit {
  return { ...orbit, yaw: FIRST_LOOK.yaw - (degrees * Math.PI) / 180 }
}

/** Which of the frames of a full turn shows the model from here; a turntable knows no pitch. */
export function frameOf({ yaw }: Orbit, frames: number): number {
  return modulo(Math.round(((FIRST_LOOK.yaw - yaw) / (2 * Math.PI)) * frames), frames)
}

function turned(orbit: Orbit, around: number, up: number): Orbit {
  return { ...orbit, yaw: orbit.yaw + around, pitch: clamp(orbit.pitch + up, -MAX_PITCH, MAX_PITCH) }
}

function zoomed(orbit: Orbit, factor: number): Orbit {
  return { ...orbit, distance: clamp(orbit.distance * factor, DISTANCES.nearest, DISTANCES.farthest) }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}
