import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { readEmbeddedPicture } from './data-uri.ts'
import { readImageHeader } from './image-header.ts'
import { LIMITS } from './limits.ts'

/**
 * Why a picture embedded in a vector is refused: its address is outside of the file, it is another document,
 * its format is not the declared one, or it is too large. Null when it is accepted.
 */
export function embeddedPictureRefusal(address: string): Refusal | null {
  const picture = readEmbeddedPicture(address)
  if (!picture) return refuse('file-outside-reference', address.trim().slice(0, 80))
  const header = readImageHeader(picture.bytes)
  if (!header) return refuse('file-damaged', 'an embedded picture cannot be read')
  if (header.width * header.height > LIMITS.pixels) {
    return refuse('file-too-many-pixels', `an embedded picture of ${header.width} × ${header.height}`)
  }
  return null
}
