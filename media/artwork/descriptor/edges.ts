import { PATCH_SIDE } from './patch.ts'

/** Number of edge directions. Opposite directions are the same, so that ink may be light or dark. */
const DIRECTIONS = 8
/** Fields along each side: edges in fine fields and in coarse ones, and the amount of ink. */
const FINE = 8
const COARSE = 4
const DENSITY = 8
/** Weight of the amounts of ink beside the edges. */
const DENSITY_WEIGHT = 0.6

/** Length of `edgeFeatures`. */
export const FEATURES = FINE * FINE * DIRECTIONS + COARSE * COARSE * DIRECTIONS + DENSITY * DENSITY

/** A drawing fitted in its square: its colours, and the distance of each pixel from the paper. */
export interface Patch {
  readonly planes: readonly Float32Array[]
  readonly distance: Float32Array
}

/**
 * The directions of edges and the amount of ink in each field: a vector of length 1. The strength of an edge
 * hardly matters, so that colours, contrast and paper do not; square roots keep long straight edges from
 * dominating the rest.
 */
export function edgeFeatures({ planes, distance }: Patch): Float32Array {
  const gradients = strongestGradients(planes.map(soften))
  const features = new Float32Array(FEATURES)
  const fine = unit(pool(gradients, FINE), 1)
  const coarse = unit(pool(gradients, COARSE), 1)
  features.set(fine)
  features.set(coarse, fine.length)
  features.set(unit(inkPerField(distance), DENSITY_WEIGHT), fine.length + coarse.length)
  return unit(features, 1)
}

interface Gradients {
  readonly strength: Float32Array
  /** 0 to DIRECTIONS. */
  readonly direction: Float32Array
}

/**
 * The gradient of the channel that changes most at each pixel. Strength is scaled to 0 to 1 by the strongest
 * of all.
 */
function strongestGradients(planes: readonly Float32Array[]): Gradients {
  const strength = new Float32Array(PATCH_SIDE * PATCH_SIDE)
  const direction = new Float32Array(PATCH_SIDE * PATCH_SIDE)
  let peak = 0
  for (let y = 1; y < PATCH_SIDE - 1; y += 1) {
    for (let at = y * PATCH_SIDE + 1; at < (y + 1) * PATCH_SIDE - 1; at += 1) {
      let most = 0
      let mostByX = 0
      let mostByY = 0
      for (let channel = 0; channel < planes.length; channel += 1) {
        const plane = planes[channel] ?? NONE
        const byX = (plane[at + 1] ?? 0) - (plane[at - 1] ?? 0)
        const byY = (plane[at + PATCH_SIDE] ?? 0) - (plane[at - PATCH_SIDE] ?? 0)
        const square = byX * byX + byY * byY
        if (square <= most) continue
        most = square
        mostByX = byX
        mostByY = byY
      }
      // Most pixels of a drawing have no gradient.
      if (most === 0) continue
      const angle = Math.atan2(mostByY, mostByX)
      strength[at] = Math.sqrt(most)
      direction[at] = ((angle < 0 ? angle + Math.PI : angle) / Math.PI) * DIRECTIONS
      peak = Math.max(peak, most)
    }
  }
  const strongest = Math.sqrt(peak)
  for (let at = 0; at < strength.length; at += 1) strength[at] = settled(strength[at] ?? 0, strongest)
  return { strength, direction }
}

/**
 * Edges far weaker than the strongest are noise; above that, a weak edge counts nearly as much as a strong
 * one.
 */
function settled(strength: number, peak: number): number {
  if (strength === 0) return 0
  const noise = NOISE * peak
  const square = strength * strength
  return (square / (square + noise * noise)) * (strength / (strength + EVEN * peak))
}

const NOISE = 0.08
const EVEN = 0.3
/** Smaller contributions are negligible. */
const NEGLIGIBLE = 0.01

const NONE = new Float32Array()

/** Sums of strength by field and direction, each interpolated between the nearest fields and directions. */
function pool({ strength, direction }: Gradients, fields: number): Float32Array {
  // A border of fields around the patch takes contributions from outside of it, and is dropped at the end.
  const around = fields + 2
  const sums = new Float32Array(around * around * DIRECTIONS)
  for (let y = 0, at = 0; y < PATCH_SIDE; y += 1) {
    const row = ((y + 0.5) * fields) / PATCH_SIDE + 0.5
    const above = Math.floor(row) * around
    const down = row - Math.floor(row)
    for (let x = 0; x < PATCH_SIDE; x += 1, at += 1) {
      const amount = strength[at] ?? 0
      if (amount < NEGLIGIBLE) continue
      const column = ((x + 0.5) * fields) / PATCH_SIDE + 0.5
      const base = (above + Math.floor(column)) * DIRECTIONS
      const right = column - Math.floor(column)
      const angle = direction[at] ?? 0
      const one = base + (Math.floor(angle) % DIRECTIONS)
      const next = base + ((Math.floor(angle) + 1) % DIRECTIONS)
      const turn = angle - Math.floor(angle)
      addTo(sums, one, next, amount * (1 - down) * (1 - right), turn)
      addTo(sums, one + DIRECTIONS, next + DIRECTIONS, amount * (1 - down) * right, turn)
      const below = around * DIRECTIONS
      addTo(sums, one + below, next + below, amount * down * (1 - right), turn)
      addTo(sums, one + below + DIRECTIONS, next + below + DIRECTIONS, amount * down * right, turn)
    }
  }
  return rooted(withoutRim(sums, fields))
}

/** Divides an amount between one direction and the next. */
function addTo(sums: Float32Array, one: number, next: number, amount: number, turn: number): void {
  sums[one] = (sums[one] ?? 0) + amount * (1 - turn)
  sums[next] = (sums[next] ?? 0) + amount * turn
}

function withoutRim(sums: Float32Array, fields: number): Float32Array {
  const inside = new Float32Array(fields * fields * DIRECTIONS)
  const line = fields * DIRECTIONS
  for (let row = 0; row < fields; row += 1) {
    const from = ((row + 1) * (fields + 2) + 1) * DIRECTIONS
    inside.set(sums.subarray(from, from + line), row * line)
  }
  return inside
}

function inkPerField(distance: Float32Array): Float32Array {
  const sums = new Float32Array(DENSITY * DENSITY)
  let most = 1e-6
  for (let at = 0; at < distance.length; at += 1) most = Math.max(most, distance[at] ?? 0)
  for (let y = 0, at = 0; y < PATCH_SIDE; y += 1) {
    const row = Math.floor((y * DENSITY) / PATCH_SIDE) * DENSITY
    for (let x = 0; x < PATCH_SIDE; x += 1, at += 1) {
      const value = distance[at] ?? 0
      if (value === 0) continue
      const field = row + Math.floor((x * DENSITY) / PATCH_SIDE)
      sums[field] = (sums[field] ?? 0) + Math.min(1, (value / most) * 2)
    }
  }
  return rooted(sums)
}

/** Square roots, in place. */
function rooted(sums: Float32Array): Float32Array {
  for (let at = 0; at < sums.length; at += 1) sums[at] = Math.sqrt(sums[at] ?? 0)
  return sums
}

/** Half-width and weights of the blur: a Gaussian of 1.2 pixels. */
const REACH = 3
const KERNEL = normalised(
  Float32Array.from({ length: 2 * REACH + 1 }, (_, at) => Math.exp(-((at - REACH) ** 2) / (2 * 1.2 ** 2))),
)

const [OUTER = 0, MIDDLE = 0, INNER = 0, CENTRE = 0] = KERNEL

function soften(plane: Float32Array): Float32Array {
  return softenAlong(softenAlong(plane, 1, PATCH_SIDE), PATCH_SIDE, 1)
}

/**
 * The last pixel of a line is repeated beyond its end. The taps are summed in a fixed order, so that
 * descriptors are equal to the last digit.
 *
 * @param step from one pixel to the next along the blurred direction; `line` from one line to the next
 */
function softenAlong(plane: Float32Array, step: number, line: number): Float32Array {
  const softened = new Float32Array(plane.length)
  for (let start = 0; start < PATCH_SIDE * line; start += line) {
    const end = start + (PATCH_SIDE - 1) * step
    const first = plane[start] ?? 0
    let a = first
    let b = first
    let c = first
    let d = first
    let e = plane[start + step] ?? 0
    let f = plane[start + 2 * step] ?? 0
    for (let at = start; at <= end; at += step) {
      const g = plane[Math.min(end, at + REACH * step)] ?? 0
      softened[at] = OUTER * a + MIDDLE * b + INNER * c + CENTRE * d + INNER * e + MIDDLE * f + OUTER * g
      a = b
      b = c
      c = d
      d = e
      e = f
      f = g
    }
  }
  return softened
}

function normalised(weights: Float32Array): Float32Array {
  const sum = weights.reduce((one, other) => one + other, 0)
  return weights.map((weight) => weight / sum)
}

/** Scales a vector to this length, in place. */
function unit(vector: Float32Array, length: number): Float32Array {
  let squares = 0
  for (let at = 0; at < vector.length; at += 1) squares += (vector[at] ?? 0) * (vector[at] ?? 0)
  const scale = length / (Math.sqrt(squares) || 1)
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) * scale
  return vector
}
