import sharp from 'sharp'
import type { PixelFacts } from '#domain/lint/facts.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { blockiness, fineDetail } from '#media/artwork/lint/grey-picture.ts'
import type { Original } from '../original.ts'

/** The longest side of the part that is read, from the middle of the picture. */
const SIDE = 1_024
/** The side of a JPEG block: the part begins at one. */
const BLOCK = 8

/** Measures the middle of a raster picture at its full resolution. */
export async function measurePixels(
  { bytes, width, height }: Pick<Original, 'bytes' | 'width' | 'height'>,
  isJpeg: boolean,
): Promise<PixelFacts> {
  const part = {
    left: startOf(width),
    top: startOf(height),
    width: Math.min(SIDE, width),
    height: Math.min(SIDE, height),
  }
  const { data, info } = await sharp(bytes, { limitInputPixels: LIMITS.pixels, failOn: 'error' })
    .extract(part)
    .flatten({ background: '#808080' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grey = { width: info.width, height: info.height, data }
  return { detail: fineDetail(grey), blocks: isJpeg ? blockiness(grey) : null }
}

function startOf(size: number): number {
  return Math.floor(Math.max(0, size - SIDE) / 2 / BLOCK) * BLOCK
}
