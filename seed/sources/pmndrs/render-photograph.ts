import sharp from 'sharp'
import type { View } from './views.ts'

/** Photos have this many times the sides of the computed view. */
const ENLARGED = 3

/** Target for the mean luminance before the tone curve: slightly below middle grey. */
const KEY = 0.2

/**
 * Renders linear light as a photo: exposure, filmic tone curve, fine grain, JPEG.
 *
 * @param brightness compared with the usual exposure
 */
export async function renderPhotograph(view: View, brightness = 1): Promise<Uint8Array> {
  const exposure = (brightness * KEY) / logMean(view.light)
  const [width, height] = [view.width * ENLARGED, view.height * ENLARGED]
  const bytes = new Uint8Array(view.light.length)
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = 255 * gamma(film((view.light[index] ?? 0) * exposure))
  }
  const large = await sharp(bytes, { raw: { width: view.width, height: view.height, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  const noise = grainOf(width * height)
  for (let index = 0; index < large.length; index += 1) {
    large[index] = Math.min(255, Math.max(0, (large[index] ?? 0) + (noise[Math.floor(index / 3)] ?? 0)))
  }
  return sharp(large, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** Geometric mean of the luminance, which approximates perceived brightness. */
function logMean(light: Float32Array): number {
  let sum = 0
  for (const value of light) sum += Math.log(value + 0.02)
  return Math.exp(sum / light.length)
}

/** Filmic tone mapping: Krzysztof Narkowicz's fit of the ACES curve. */
function film(x: number): number {
  const light = Math.max(0, x)
  return Math.min(1, (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14))
}

function gamma(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
}

let grain = new Int8Array()

/**
 * Grain of -3 to 3 that depends only on the pixel's position, so that a scene always gives the same bytes; computed
 * for the largest photo so far.
 */
function grainOf(pixels: number): Int8Array {
  if (grain.length >= pixels) return grain
  grain = Int8Array.from({ length: pixels }, (_, index) => {
    const mixed = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b)
    const hash = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return Math.round(((hash >>> 24) / 255) * 6 - 3)
  })
  return grain
}
