import { SHAPE_LENGTH } from '../project.ts'
import { gradientDirections } from './directions.ts'
import { lowFrequencies } from './frequencies.ts'

/**
 * A window of a photograph as 128 numbers of a byte each: the low frequencies of its brightness (27) and of its two
 * colour differences (10 each, and one for how colourless it is), and the directions of gradients in 4 × 4 fields (80).
 * Brightness is scaled to its own mean and contrast.
 */
export function photographShape([reds, greens, blues]: readonly Float32Array[]): Int8Array {
  if (!reds || !greens || !blues) throw new Error('a window without three planes')
  const light = evened(combined([reds, greens, blues], LIGHT))
  const [, ...brightness] = lowFrequencies(light, LIGHT_FREQUENCIES)
  const colours = [RED_GREEN, YELLOW_BLUE].flatMap((weights) => [
    ...lowFrequencies(combined([reds, greens, blues], weights), COLOUR_FREQUENCIES),
  ])
  return asBytes([
    ...unit(brightness),
    ...unit([...colours, COLOURLESS]),
    ...unit([...gradientDirections(light)]),
  ])
}

const LIGHT_FREQUENCIES = 6
const COLOUR_FREQUENCIES = 3
const LIGHT = [0.299, 0.587, 0.114] as const
const RED_GREEN = [1, -1, 0] as const
const YELLOW_BLUE = [0.5, 0.5, -1] as const
/** Beside the colour differences, so that the faint tints of a grey photograph are not enlarged. */
const COLOURLESS = 0.6
/** Added to the contrast, so that the noise of an even area is not enlarged to a picture. */
const FAINTEST = 0.02

function combined(planes: readonly Float32Array[], weights: readonly number[]): Float32Array {
  const sum = new Float32Array(planes[0]?.length ?? 0)
  for (const [channel, plane] of planes.entries()) {
    const weight = weights[channel] ?? 0
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + weight * (plane[at] ?? 0)
  }
  return sum
}

function evened(light: Float32Array): Float32Array {
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length
  const square = light.reduce((sum, value) => sum + (value - mean) ** 2, 0) / light.length
  return light.map((value) => (value - mean) / (Math.sqrt(square) + FAINTEST))
}

function unit(vector: readonly number[]): readonly number[] {
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

function asBytes(vector: readonly number[]): Int8Array {
  return Int8Array.from(unit(vector), (value) =>
    Math.max(-127, Math.min(127, Math.round(value * SHAPE_LENGTH))),
  )
}
