import sharp from 'sharp'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { readImageHeader, startsWith } from '#media/artwork/image-header.ts'
import { LIMITS } from '#media/artwork/limits.ts'

/** A picture of which only the pixels are left, upright and in sRGB. */
export interface CleanPicture {
  readonly bytes: Uint8Array
  readonly format: 'jpg' | 'png'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Names in sharp of the accepted formats; its other readers are not used. */
const READ: readonly string[] = ['jpeg', 'png', 'webp', 'heif']

/**
 * Decodes a picture and encodes its pixels again: nothing else of the file is left, neither its metadata nor what follows
 * its end. The first frame of an animation. Runs inside the limited child process (pool.ts).
 *
 * @param side the longest side of the result, in pixels; pictures are never enlarged
 */
export async function cleanPicture(
  bytes: Uint8Array,
  { side }: { readonly side: number },
): Promise<Result<CleanPicture>> {
  if (bytes.length === 0) return refuse('file-empty')
  if (!isPicture(bytes)) return refuse('media-format-refused')
  try {
    const reader = sharp(bytes, { limitInputPixels: LIMITS.pixels, failOn: 'error', pages: 1 })
    const { format, compression, hasAlpha } = await reader.metadata()
    if (!READ.includes(format) || (format === 'heif' && compression !== 'av1'))
      return refuse('media-format-refused', format)
    const upright = reader
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const isPng = hasAlpha || format === 'png'
    const { data, info } = await (isPng
      ? upright.png({ compressionLevel: 7 })
      : upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    ).toBuffer({ resolveWithObject: true })
    return accept({
      bytes: new Uint8Array(data),
      format: isPng ? 'png' : 'jpg',
      width: info.width,
      height: info.height,
    })
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return refuse(/pixel limit/i.test(detail) ? 'file-too-many-pixels' : 'file-damaged', detail)
  }
}

/** Checks the first bytes, before any decoder reads the file. */
function isPicture(bytes: Uint8Array): boolean {
  const isAvif = startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypavis')
  const header = readImageHeader(bytes)
  return isAvif || (header !== null && header.format !== 'gif')
}
