import { WINDOW_SIDE } from './window.ts'

/** The frequencies of the cosine transform with at most this sum of both axes, the mean first. */
export function lowFrequencies(plane: Float32Array, most: number): Float32Array {
  const kept = most + 1
  const lines = new Float32Array(WINDOW_SIDE * kept)
  for (let y = 0; y < WINDOW_SIDE; y += 1) {
    for (let u = 0; u < kept; u += 1) {
      let sum = 0
      for (let x = 0; x < WINDOW_SIDE; x += 1) sum += (plane[y * WINDOW_SIDE + x] ?? 0) * cosine(u, x)
      lines[y * kept + u] = sum
    }
  }
  const frequencies: number[] = []
  for (let v = 0; v < kept; v += 1) {
    for (let u = 0; u + v < kept; u += 1) {
      let sum = 0
      for (let y = 0; y < WINDOW_SIDE; y += 1) sum += (lines[y * kept + u] ?? 0) * cosine(v, y)
      frequencies.push(sum * Math.sqrt(u + v + 1))
    }
  }
  return Float32Array.from(frequencies)
}

const MOST = 8
/** Orthonormal. */
const COSINES = Float32Array.from({ length: MOST * WINDOW_SIDE }, (_, at) => {
  const frequency = Math.floor(at / WINDOW_SIDE)
  const angle = ((2 * (at % WINDOW_SIDE) + 1) * frequency * Math.PI) / (2 * WINDOW_SIDE)
  return Math.cos(angle) * Math.sqrt((frequency === 0 ? 1 : 2) / WINDOW_SIDE)
})

function cosine(frequency: number, place: number): number {
  return COSINES[frequency * WINDOW_SIDE + place] ?? 0
}
