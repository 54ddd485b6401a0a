import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { draw } from './render/draw.ts'
import { drawMotion } from './render/draw-motion.ts'
import { drawSvgAsPng } from './render/draw-svg.ts'
import { encodePng, encodeWebp, WEBP } from './render/encode.ts'
import { fitInside } from './render/size.ts'
import { sanitise } from './sanitise.ts'

export interface PreviewOptions {
  /** Pixels; the height follows the artwork's proportion, inside `height` where that is given. */
  readonly width: number
  readonly height?: number
  readonly format: 'webp' | 'png'
  /** A moving preview where the artwork moves: animated WebP, or the strip of a model's turn. Ignored for PNG. */
  readonly motion?: boolean
}

/**
 * A picture of an original for showing. Sanitises first, so that it may be given any bytes at all.
 * Pixels are never enlarged; vectors, animations and models are drawn at the size asked for.
 */
export async function renderPreview(bytes: Uint8Array, options: PreviewOptions): Promise<Result<Uint8Array>> {
  const original = await sanitise(bytes)
  if (!original.ok) return original
  const { picture } = original.value
  try {
    if (options.format === 'png') {
      const isDrawing = picture.type === 'svg'
      if (isDrawing) return accept(drawSvgAsPng(picture, fitInside(original.value, options)))
      return accept(await encodePng(await draw(original.value, options)))
    }
    const moving = options.motion ? await drawMotion(original.value, options) : null
    if (moving) return accept(moving)
    const quality = picture.type === 'raster' ? WEBP.photo : WEBP.drawing
    return accept(await encodeWebp(await draw(original.value, options), quality))
  } catch (error) {
    return refuse('file-damaged', error instanceof Error ? error.message : String(error))
  }
}
