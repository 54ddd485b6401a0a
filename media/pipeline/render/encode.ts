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

/** An animated WebP that repeats for ever; all frames have the same size. */
export async function encodeAnimation(frames: readonly Raster[], delayMs: number): Promise<Uint8Array> {
  const [first] = frames
  if (!first) throw new Error('an animation needs a frame')
  const column = new Uint8Array(first.data.length * frames.length)
  frames.forEach(({ data }, index) => {
    column.set(data, index * first.data.length)
  })
  const raw = {
    width: first.width,
    height: first.height * frames.length,
    channels: 4,
    pageHeight: first.height,
  } as const
  return sharp(column, { raw })
    .webp({ ...WEBP.moving, delay: frames.map(() => delayMs) })
    .toBuffer()
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
