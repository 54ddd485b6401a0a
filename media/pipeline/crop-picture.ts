import sharp from 'sharp'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { readImageHeader, startsWith } from '#media/artwork/image-header.ts'
import { LIMITS } from '#media/artwork/limits.ts'

interface Size {
  /** Pixels. */
  readonly width: number
  readonly height: number
}

export interface CropOptions {
  /** Pixels of the original as displayed, upright. */
  readonly crop: Size & { readonly left: number; readonly top: number }
  /** The largest first: the others are scaled from it. */
  readonly sizes: readonly [Size, ...Size[]]
}

/** Names in sharp of the accepted formats; its other readers are not used. */
const READ: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif']
const JPEG = { quality: 86, mozjpeg: true } as const

/**
 * A part of a photo as JPEG, once for each size, on white and with only its pixels. Of an animation, the
 * first frame. Runs inside the limited child process (pool.ts).
 */
export async function cropPicture(
  bytes: Uint8Array,
  { crop, sizes }: CropOptions,
): Promise<Result<readonly Uint8Array[]>> {
  if (bytes.length === 0) return refuse('file-empty')
  if (!isPhoto(bytes)) return refuse('file-unknown-format')
  try {
    const reader = sharp(bytes, { limitInputPixels: LIMITS.pixels, failOn: 'error', pages: 1 })
    const { format, compression, autoOrient: shown } = await reader.metadata()
    if (!READ.includes(format) || (format === 'heif' && compression !== 'av1'))
      return refuse('file-unknown-format', format)
    if (!isInside(crop, shown))
      return refuse('picture-crop-outside', `the picture is ${shown.width} × ${shown.height}`)
    const { data, info } = await reader
      .autoOrient()
      .extract(crop)
      .resize({ ...sizes[0], fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const made = sizes.map((size) =>
      sharp(data, { raw: { width, height, channels } }).resize(size).jpeg(JPEG).toBuffer(),
    )
    return accept(await Promise.all(made))
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return refuse(/pixel limit/i.test(detail) ? 'file-too-many-pixels' : 'file-damaged', detail)
  }
}

/** Checks the first bytes, before any decoder reads the file. */
function isPhoto(bytes: Uint8Array): boolean {
  const isAvif = startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypavis')
  return isAvif || readImageHeader(bytes) !== null
}

function isInside({ left, top, width, height }: CropOptions['crop'], shown: Size): boolean {
  return (
    [left, top, width, height].every(Number.isInteger) &&
    left >= 0 &&
    top >= 0 &&
    width >= 1 &&
    height >= 1 &&
    left + width <= shown.width &&
    top + height <= shown.height
  )
}
