import sharp, { type Sharp, type WebpOptions } from 'sharp'
import type { Raster } from '#media/artwork/raster.ts'

/** Photos are compressed with loss; drawings keep their edges and flat colours. */
export const WEBP = {
  photo: { quality: 82, alphaQuality: 90, effort: 4 },
  drawing: { nearLossless: true, quality: 60, effort: 3 },
  moving: { quality: 70, alphaQuality: 80, effort: 2, loop: 0 },
} as const satisfies Record<string, WebpOptions>

export async function encodeWebp(raster: Raster, options: WebpOptions): Promise<Uint8Array> {
  return pixels(raster).webp(options).toBuffer()
}

/** An animated WebP that repeats for ever. */
export async function encodeAnimation(frames: readonly Raster[], delayMs: number): Promise<Uint8Array> {
  const { data, raw } = joinFrames(frames)
  return sharp(data, { raw })
    .webp({ ...WEBP.moving, delay: frames.map(() => delayMs) })
    .toBuffer()
}

/** Frames of the same size below each other, as sharp reads an animation. */
export function joinFrames(frames: readonly Raster[]) {
  const [first] = frames
  if (!first) throw new Error('an animation needs a frame')
  const data = new Uint8Array(first.data.length * frames.length)
  frames.forEach((frame, index) => {
    data.set(frame.data, index * first.data.length)
  })
  const { width, height } = first
  return { data, raw: { width, height: height * frames.length, channels: 4, pageHeight: height } as const }
}

/** Frames side by side in one picture, from left to right. */
export async function encodeStrip(frames: readonly Raster[]): Promise<Uint8Array> {
  const [first] = frames
  if (!first) throw new Error('a strip needs a frame')
  const row = first.width * 4
  const data = new Uint8Array(first.data.length * frames.length)
  frames.forEach((frame, index) => {
    for (let y = 0; y < first.height; y += 1) {
      const from = frame.data.subarray(y * row, (y + 1) * row)
      data.set(from, (y * frames.length + index) * row)
    }
  })
  return encodeWebp({ width: first.width * frames.length, height: first.height, data }, WEBP.moving)
}

function pixels({ width, height, data }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } })
}
