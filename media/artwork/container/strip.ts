import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { startsWith } from '#media/artwork/image-header.ts'
import { stripGif } from './gif.ts'
import { stripJpeg } from './jpeg.ts'
import { stripPng } from './png.ts'
import { stripWebp } from './webp.ts'

const STRIPPERS = { png: stripPng, jpg: stripJpeg, gif: stripGif, webp: stripWebp } as const

/**
 * Rewrites a raster file from the parts that make the picture: records of place, camera, author and editing are left
 * out, the pixels' bytes stay as they are. Refuses a broken container, and a file that goes on after its picture:
 * such files pretend to be two things at once. Zero padding and the further pictures some phones append are dropped.
 */
export function stripContainer(bytes: Uint8Array, format: keyof typeof STRIPPERS): Result<Uint8Array> {
  const stripped = STRIPPERS[format](bytes)
  if (!stripped) return refuse('file-damaged', `a broken ${format} container`)
  const rest = bytes.subarray(stripped.end)
  const isHarmless = startsWith(rest, 0, '\xff\xd8\xff') || rest.every((byte) => byte === 0)
  if (!isHarmless) return refuse('file-damaged', `${rest.length} bytes after the end of the picture`)
  return accept(stripped.bytes)
}
