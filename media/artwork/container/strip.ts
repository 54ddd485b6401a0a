import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { startsWith } from '#media/artwork/image-header.ts'
import { stripGif } from './gif.ts'
import { stripJpeg } from './jpeg.ts'
import { stripPng } from './png.ts'
import { stripWebp } from './webp.ts'

const STRIPPERS = { png: stripPng, jpg: stripJpeg, gif: stripGif, webp: stripWebp } as const

/**
 * Rewrites a raster file from the parts that affect the picture: records of place, camera, author and editing
 * are removed, the bytes of the pixels do not change. Refuses a broken container, and a file with other
 * content after the picture, which could also be read as another format. Zero padding and the further
 * pictures that some phones append are dropped.
 */
export function stripContainer(bytes: Uint8Array, format: keyof typeof STRIPPERS): Result<Uint8Array> {
  const stripped = STRIPPERS[format](bytes)
  if (!stripped) return refuse('file-damaged', `a broken ${format} container`)
  const rest = bytes.subarray(stripped.end)
  const isHarmless = startsWith(rest, 0, '\xff\xd8\xff') || rest.every((byte) => byte === 0)
  if (!isHarmless) return refuse('file-damaged', `${rest.length} bytes after the end of the picture`)
  return accept(stripped.bytes)
}
