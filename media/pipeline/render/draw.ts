import sharp from 'sharp'
import { LIMITS } from '#media/artwork/limits.ts'
import type { Raster } from '#media/artwork/raster.ts'
import { camerasFor, STILL_TURN } from '../model/camera.ts'
import { drawModel } from '../model/draw-model.ts'
import type { Original } from '../original.ts'
import { drawLottie } from './draw-lottie.ts'
import { drawSvg } from './draw-svg.ts'
import { fitInside, type Size, shrinkInside } from './size.ts'

/** A still of any original within a frame, in its own proportion. Throws when drawing fails. */
export async function draw(original: Original, frame: { width: number; height?: number }): Promise<Raster> {
  const { picture } = original
  switch (picture.type) {
    case 'svg':
      return drawSvg(picture, fitInside(original, frame))
    case 'lottie':
      return drawLottie(picture, fitInside(original, frame))
    case 'model': {
      const { width } = fitInside(original, frame)
      const [camera] = camerasFor(picture.model, [STILL_TURN])
      if (!camera) throw new Error('a turn without a camera')
      return drawModel(picture.model, camera, width)
    }
    case 'raster':
      return drawRaster(picture.bytes, shrinkInside(original, frame))
  }
}

async function drawRaster(bytes: Uint8Array, { width, height }: Size): Promise<Raster> {
  const { data, info } = await sharp(bytes, { limitInputPixels: LIMITS.pixels, failOn: 'error' })
    .toColourspace('srgb')
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
