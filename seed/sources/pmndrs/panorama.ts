/** An equirectangular panorama of linear light with three floats per pixel, the top row first. */
export interface Panorama {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
}

/** Upper limit of the values: the sun is stored as infinity, which would make every average infinite. */
const BRIGHTEST = 40

/** Reads one of the package's panoramas: an EXR file in a data URL in a JavaScript module. */
export async function readPanorama(name: string): Promise<Panorama> {
  const { EXRLoader } = await import('three/examples/jsm/loaders/EXRLoader.js')
  const { FloatType } = await import('three')
  const module: { default: string } = await import(`@pmndrs/assets/hdri/${name}.exr.js`)
  const exr = Uint8Array.from(Buffer.from(module.default.slice(module.default.indexOf(',') + 1), 'base64'))
  const { width, height, data } = new EXRLoader().setDataType(FloatType).parse(exr.buffer)
  if (!width || !height || !data) throw new Error(`the panorama ${name} cannot be read`)
  const channels = data.length / (width * height)
  const light = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((height - 1 - y) * width + x) * channels
      const to = (y * width + x) * 3
      light.set(kept(Number(data[from]), Number(data[from + 1]), Number(data[from + 2])), to)
    }
  }
  return withoutRinging({ width, height, light })
}

/** Returns the light unchanged, or white when a channel is above the file format's maximum. */
function kept(...channels: readonly number[]): readonly number[] {
  const white = channels.some((value) => !(Math.abs(value) <= BRIGHTEST))
  return channels.map((value) => (white ? BRIGHTEST : Math.max(0, value)))
}

/** A pixel darker than `dark` beside one brighter than `bright` is ringing of the compression. */
const RINGING = { dark: 0.06, bright: 1.5 }

/** Replaces the dark rims that the file's lossy compression leaves around lamps and windows with their surroundings. */
function withoutRinging({ width, height, light }: Panorama): Panorama {
  const mended = light.slice()
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const darkest = Math.min(light[at] ?? 0, light[at + 1] ?? 0, light[at + 2] ?? 0)
      if (darkest > RINGING.dark) continue
      let brightest = 0
      const sum = [0, 0, 0]
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) {
          const from = ((y + dy) * width + ((x + dx + width) % width)) * 3
          for (let c = 0; c < 3; c += 1) {
            const value = light[from + c] ?? 0
            brightest = Math.max(brightest, value)
            sum[c] = (sum[c] ?? 0) + Math.min(1, value) / 25
          }
        }
      }
      if (brightest > RINGING.bright) mended.set(sum, at)
    }
  }
  return { width, height, light: mended }
}

/**
 * The light from a direction, interpolated over the 4 x 4 pixels around it (Catmull-Rom) and clamped to the range of
 * the four nearest, because the curve overshoots beside a lamp or a window.
 *
 * @param longitude radians to the right of the centre, within one turn
 * @param latitude radians above the horizon
 * @param out three floats, written
 */
export function sample(panorama: Panorama, longitude: number, latitude: number, out: Float32Array): void {
  const { width, height, light } = panorama
  const x = (longitude / (2 * Math.PI) + 0.5) * width - 0.5
  const y = (0.5 - latitude / Math.PI) * height - 0.5
  const left = Math.floor(x)
  const top = Math.floor(y)
  for (let channel = 0; channel < 3; channel += 1) {
    let sum = 0
    let least = Number.POSITIVE_INFINITY
    let most = 0
    for (let row = -1; row <= 2; row += 1) {
      const weightY = catmullRom(Math.abs(y - top - row))
      const line = Math.min(height - 1, Math.max(0, top + row)) * width
      for (let column = -1; column <= 2; column += 1) {
        const value = light[(line + ((left + column + width) % width)) * 3 + channel] ?? 0
        sum += weightY * catmullRom(Math.abs(x - left - column)) * value
        const nearest = row >= 0 && row <= 1 && column >= 0 && column <= 1
        if (nearest) {
          least = Math.min(least, value)
          most = Math.max(most, value)
        }
      }
    }
    out[channel] = Math.min(most, Math.max(least, sum))
  }
}

function catmullRom(d: number): number {
  if (d < 1) return (1.5 * d - 2.5) * d * d + 1
  return d < 2 ? ((-0.5 * d + 2.5) * d - 4) * d + 2 : 0
}
