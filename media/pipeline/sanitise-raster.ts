import sharp from 'sharp'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { readCamera } from '#media/artwork/container/camera.ts'
import { stripContainer } from '#media/artwork/container/strip.ts'
import { readImageHeader } from '#media/artwork/image-header.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import type { Original } from './original.ts'

type RasterFormat = 'png' | 'jpg' | 'webp' | 'gif'

/** Names of these formats in sharp. */
const READERS = { png: 'png', jpg: 'jpeg', webp: 'webp', gif: 'gif' } as const

/**
 * A raster without other data (location, camera and comment records, anything after its end), with unchanged
 * pixels. Only a photo that was taken with a rotated camera is encoded again, upright.
 */
export async function sanitiseRaster(bytes: Uint8Array, format: RasterFormat): Promise<Result<Original>> {
  const header = readImageHeader(bytes)
  if (!header || header.width === 0 || header.height === 0) return refuse('file-damaged', 'no size')
  if (header.width * header.height > LIMITS.pixels) {
    return refuse('file-too-many-pixels', `${header.width} × ${header.height}`)
  }
  const stripped = stripContainer(bytes, format)
  if (!stripped.ok) return stripped

  const options = { limitInputPixels: LIMITS.pixels, animated: true, failOn: 'error' } as const
  try {
    const metadata = await sharp(bytes, options).metadata()
    if (metadata.format !== READERS[format])
      return refuse('file-damaged', `${metadata.format} in a ${format} file`)
    const turned = (metadata.orientation ?? 1) > 1
    const safe = turned ? await writeUpright(bytes, format) : stripped.value
    const height = metadata.pageHeight ?? metadata.height
    const [upWidth, upHeight] = swapsSides(metadata.orientation)
      ? [height, metadata.width]
      : [metadata.width, height]
    const pages = metadata.pages ?? 1
    const durationMs = pages > 1 ? (metadata.delay ?? []).reduce((sum, delay) => sum + delay, 0) : null
    return accept({
      format,
      bytes: safe,
      width: upWidth,
      height: upHeight,
      animated: pages > 1,
      durationMs,
      frameRate: durationMs ? Math.round((pages / durationMs) * 1e5) / 100 : null,
      camera: metadata.exif === undefined ? null : readCamera(metadata.exif),
      picture: { type: 'raster', bytes: safe, animated: pages > 1 },
    })
  } catch (error) {
    return refusalOf(error)
  }
}

/** EXIF orientations 5 to 8 include a quarter turn. */
function swapsSides(orientation: number | undefined): boolean {
  return orientation !== undefined && orientation >= 5
}

async function writeUpright(bytes: Uint8Array, format: RasterFormat): Promise<Uint8Array> {
  const upright = sharp(bytes, { limitInputPixels: LIMITS.pixels }).autoOrient().keepIccProfile()
  return format === 'jpg'
    ? upright.jpeg({ quality: 94 }).toBuffer()
    : upright.toFormat(READERS[format]).toBuffer()
}

function refusalOf(error: unknown): Result<never> {
  const detail = error instanceof Error ? error.message : String(error)
  return refuse(/pixel limit/i.test(detail) ? 'file-too-many-pixels' : 'file-damaged', detail)
}
