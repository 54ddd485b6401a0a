import type { Raster } from '#media/artwork/raster.ts'
import type { Camera } from './camera.ts'
import { createShader } from './fragment.ts'
import type { Mesh, Model } from './model.ts'
import { rasterise, type Visit } from './rasterise.ts'
import { byteOfLinear } from './tone.ts'

/**
 * Samples along each side of a pixel, for pictures up to a size and above it: edges are smooth at every
 * displayed size, and a whole turn is drawn within the time limit of one file.
 */
const SAMPLES = {
  still: { upTo: 500, small: 3, large: 2 },
  moving: { upTo: 400, small: 2, large: 1 },
} as const

/**
 * Draws a model on a transparent background, `side` × `side` pixels, without a graphics card: opaque surfaces
 * by depth buffer, shaded once where they are visible; then translucent ones over them, ordered from far to
 * near by mesh.
 */
export function drawModel(
  model: Model,
  camera: Camera,
  side: number,
  use: keyof typeof SAMPLES = 'still',
): Raster {
  const { upTo, small, large } = SAMPLES[use]
  const samples = side > upTo ? large : small
  const canvas = createCanvas(side * samples, samples)
  const isBlended = (mesh: Mesh) => mesh.material.alpha === 'blend'
  drawOpaque(
    model.meshes.filter((mesh) => !isBlended(mesh)),
    camera,
    canvas,
  )
  for (const mesh of model.meshes.filter(isBlended)) drawBlended(mesh, camera, canvas)
  return average(canvas)
}

interface Canvas {
  /** In samples. */
  readonly side: number
  /** Along each side of a pixel. */
  readonly samples: number
  readonly depth: Float32Array
  /** Linear light with premultiplied alpha. */
  readonly light: Float32Array
}

function createCanvas(side: number, samples: number): Canvas {
  return {
    side,
    samples,
    depth: new Float32Array(side * side).fill(Number.POSITIVE_INFINITY),
    light: new Float32Array(side * side * 4),
  }
}

/** First finds the nearest surface at each sample, then shades only that. */
function drawOpaque(meshes: readonly Mesh[], camera: Camera, { side, samples, depth, light }: Canvas): void {
  const owners = new Int32Array(side * side).fill(-1)
  const corners = new Uint32Array(side * side)
  const weights = new Float32Array(side * side * 2)
  const colour = new Float64Array(4)
  const shaders = meshes.map((mesh) => createShader(mesh, camera))
  meshes.forEach((mesh, owner) => {
    const shadeSpot = shaders[owner]
    const isCut = mesh.material.alpha === 'mask'
    rasterise(mesh, camera, side, (pixel, distance, corner, u, v) => {
      if (distance >= (depth[pixel] ?? 0)) return
      if (isCut && shadeSpot) {
        shadeSpot(corner, u, v, colour)
        if (colour[3] === 0) return
      }
      depth[pixel] = distance
      owners[pixel] = owner
      corners[pixel] = corner
      weights[pixel * 2] = u
      weights[pixel * 2 + 1] = v
    })
  })
  const shadeSample = (sample: number) => {
    shaders[owners[sample] ?? -1]?.(
      corners[sample] ?? 0,
      weights[sample * 2] ?? 0,
      weights[sample * 2 + 1] ?? 0,
      colour,
    )
    colour[3] = owners[sample] === -1 ? 0 : 1
  }
  for (let top = 0; top < side; top += samples) {
    for (let left = 0; left < side; left += samples) {
      const first = top * side + left
      // Within a triangle the samples of a pixel hardly differ: light is computed for one of them.
      let isShaded = false
      for (let dy = 0; dy < samples; dy += 1) {
        for (let dx = 0; dx < samples; dx += 1) {
          const sample = first + dy * side + dx
          if (owners[sample] === -1) continue
          const isLikeFirst = owners[sample] === owners[first] && corners[sample] === corners[first]
          if (!(isLikeFirst && isShaded)) shadeSample(isLikeFirst ? first : sample)
          isShaded = isLikeFirst
          for (let channel = 0; channel < 4; channel += 1) light[sample * 4 + channel] = colour[channel] ?? 0
        }
      }
    }
  }
}

function drawBlended(mesh: Mesh, camera: Camera, { side, depth, light }: Canvas): void {
  const shadeSpot = createShader(mesh, camera)
  const colour = new Float64Array(4)
  const blend: Visit = (pixel, distance, corner, u, v) => {
    if (distance >= (depth[pixel] ?? 0)) return
    shadeSpot(corner, u, v, colour)
    const alpha = colour[3] ?? 0
    for (let channel = 0; channel < 4; channel += 1) {
      const own = channel === 3 ? alpha : (colour[channel] ?? 0) * alpha
      light[pixel * 4 + channel] = own + (light[pixel * 4 + channel] ?? 0) * (1 - alpha)
    }
  }
  rasterise(mesh, camera, side, blend)
}

/** The mean of each pixel's samples, as gamma-encoded bytes without premultiplied alpha. */
function average({ side, samples, light }: Canvas): Raster {
  const small = side / samples
  const data = new Uint8ClampedArray(small * small * 4)
  const sum = new Float64Array(4)
  for (let y = 0; y < small; y += 1) {
    for (let x = 0; x < small; x += 1) {
      sum.fill(0)
      for (let dy = 0; dy < samples; dy += 1) {
        for (let dx = 0; dx < samples; dx += 1) {
          const from = ((y * samples + dy) * side + x * samples + dx) * 4
          for (let channel = 0; channel < 4; channel += 1) {
            sum[channel] = (sum[channel] ?? 0) + (light[from + channel] ?? 0)
          }
        }
      }
      const alpha = sum[3] ?? 0
      if (alpha === 0) continue
      const to = (y * small + x) * 4
      for (let channel = 0; channel < 3; channel += 1)
        data[to + channel] = byteOfLinear((sum[channel] ?? 0) / alpha)
      data[to + 3] = (alpha / samples ** 2) * 255
    }
  }
  return { width: small, height: small, data }
}
