import type { Result } from '#domain/errors/catalogue.ts'
import type { Original } from './original.ts'
import { draw } from './render/draw.ts'
import { drawMotion } from './render/draw-motion.ts'
import { drawOrRefuse } from './render/draw-or-refuse.ts'
import { encodeWebp, WEBP } from './render/encode.ts'
import { encodePng, PNG_LEVELS } from './render/encode-png.ts'
import { sanitise } from './sanitise.ts'

export interface PreviewOptions {
  /** Pixels; the height follows the artwork's proportion, within `height` where it is given. */
  readonly width: number
  readonly height?: number
  readonly format: 'webp' | 'png'
  /**
   * Requests a moving preview of moving artwork: animated WebP, or the strip of a model's turn. Ignored for
   * PNG.
   */
  readonly motion?: boolean
}

/**
 * Renders a picture of an original for display. Accepts any bytes, as it sanitises them first. Raster
 * pictures are never enlarged; vectors, animations and models are drawn at the requested size.
 */
export async function renderPreview(bytes: Uint8Array, options: PreviewOptions): Promise<Result<Uint8Array>> {
  const original = await sanitise(bytes)
  return original.ok ? drawOrRefuse(original.value, () => drawPreview(original.value, options)) : original
}

async function drawPreview(original: Original, options: PreviewOptions): Promise<Uint8Array> {
  const { picture } = original
  if (options.format === 'png') return encodePng(await draw(original, options), PNG_LEVELS.preview)
  const moving = options.motion ? await drawMotion(original, options) : null
  const quality = picture.type === 'raster' ? WEBP.photo : WEBP.drawing
  return moving ?? encodeWebp(await draw(original, options), quality)
}
