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
  const left = Math.max(0, x - 1)
  const right = Math.min(WINDOW_SIDE - 1, x + 1)
  const top = Math.max(0, y - 1)
  const bottom = Math.min(WINDOW_SIDE - 1, y + 1)
  const byX = (at(plane, right, y) - at(plane, left, y)) / (right - left)
  const byY = (at(plane, x, bottom) - at(plane, x, top)) / (bottom - top)
  const strength = Math.sqrt(lengthOf(byX, byY))
  if (strength === 0) return
  const angle = ((Math.atan2(byY, byX) / Math.PI + 2) % 1) * DIRECTIONS
  const direction = Math.floor(angle)
  const turned = angle - direction
  addShares(sums, direction % DIRECTIONS, strength * (1 - turned), x, y)
  addShares(sums, (direction + 1) % DIRECTIONS, strength * turned, x, y)
}

/**
 * The same as `Math.hypot`, to the last digit, so that descriptors stay equal. Its call with a list of arguments takes
 * longer than the rest of the gradient.
 */
function lengthOf(x: number, y: number): number {
  const most = Math.max(Math.abs(x), Math.abs(y))
  if (most === 0) return 0
  const first = (x / most) ** 2
  const second = (y / most) ** 2
  return Math.sqrt(first + second) * most
}

/** Divides an amount between the four nearest fields, by how near their middles are. */
function addShares(sums: Float32Array, direction: number, amount: number, x: number, y: number): void {
  const row = fieldOf(y)
  const column = fieldOf(x)
  const line = Math.floor(row)
  const field = Math.floor(column)
  const down = row - line
  const across = column - field
  const first = (line * RIMMED + field) * DIRECTIONS + direction
  const second = first + RIMMED * DIRECTIONS
  addTo(sums, first, amount * (1 - down) * (1 - across))
  addTo(sums, first + DIRECTIONS, amount * (1 - down) * across)
  addTo(sums, second, amount * down * (1 - across))
  addTo(sums, second + DIRECTIONS, amount * down * across)
}

function addTo(sums: Float32Array, to: number, amount: number): void {
  sums[to] = (sums[to] ?? 0) + amount
}

/** The place of a pixel between the middles of the fields. */
function fieldOf(place: number): number {
  return ((place + 0.5) / WINDOW_SIDE) * FIELDS + 0.5
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
