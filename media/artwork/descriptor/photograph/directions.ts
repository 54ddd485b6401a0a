import { WINDOW_SIDE } from './window.ts'

/** Fields along each side, and directions of gradients; opposite directions are the same. */
const FIELDS = 4
const DIRECTIONS = 5
/** Fields with a rim, which takes the shares that fall beyond the border. */
const RIMMED = FIELDS + 2

/**
 * The directions of gradients in each field, less the mean of all, which any two photographs have in common. The
 * square root of a gradient's strength counts, so that a few hard edges do not outweigh the rest.
 */
export function gradientDirections(plane: Float32Array): Float32Array {
  const sums = new Float32Array(RIMMED * RIMMED * DIRECTIONS)
  for (let y = 0; y < WINDOW_SIDE; y += 1) {
    for (let x = 0; x < WINDOW_SIDE; x += 1) addGradient(sums, plane, x, y)
  }
  const fields = withoutRim(sums)
  const mean = fields.reduce((sum, value) => sum + value, 0) / fields.length
  return fields.map((value) => value - mean)
}

function addGradient(sums: Float32Array, plane: Float32Array, x: number, y: number): void {
  const [left, right] = [Math.max(0, x - 1), Math.min(WINDOW_SIDE - 1, x + 1)]
  const [top, bottom] = [Math.max(0, y - 1), Math.min(WINDOW_SIDE - 1, y + 1)]
  const byX = (at(plane, right, y) - at(plane, left, y)) / (right - left)
  const byY = (at(plane, x, bottom) - at(plane, x, top)) / (bottom - top)
  const strength = Math.sqrt(Math.hypot(byX, byY))
  if (strength === 0) return
  const angle = ((Math.atan2(byY, byX) / Math.PI + 2) % 1) * DIRECTIONS
  const [column, row] = [fieldOf(x), fieldOf(y)]
  for (const [direction, turned] of sharesOf(angle)) {
    for (const [line, down] of sharesOf(row)) {
      for (const [field, across] of sharesOf(column)) {
        const to = (line * RIMMED + field) * DIRECTIONS + (direction % DIRECTIONS)
        sums[to] = (sums[to] ?? 0) + strength * turned * down * across
      }
    }
  }
}

/** The place of a pixel between the middles of the fields. */
function fieldOf(place: number): number {
  return ((place + 0.5) / WINDOW_SIDE) * FIELDS + 0.5
}

/** A value is divided between the two nearest whole numbers. */
function sharesOf(value: number): readonly (readonly [number, number])[] {
  const below = Math.floor(value)
  return [
    [below, 1 - (value - below)],
    [below + 1, value - below],
  ]
}

function withoutRim(sums: Float32Array): Float32Array {
  const line = FIELDS * DIRECTIONS
  const inside = new Float32Array(FIELDS * line)
  for (let row = 0; row < FIELDS; row += 1) {
    const from = ((row + 1) * RIMMED + 1) * DIRECTIONS
    inside.set(sums.subarray(from, from + line), row * line)
  }
  return inside
}

function at(plane: Float32Array, x: number, y: number): number {
  return plane[y * WINDOW_SIDE + x] ?? 0
}
