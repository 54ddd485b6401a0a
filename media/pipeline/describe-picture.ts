import type { Format } from '#domain/assets/formats.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { PICTURE_FORMATS } from '#domain/pictures/limits.ts'
import { isBlank } from '#media/artwork/bounding-box.ts'
import { type QueryView, queryViewsOf } from '#media/artwork/descriptor/descriptor.ts'
import { canonicalSvg } from '#media/artwork/svg/canonical.ts'
import { sha256 } from './fingerprint.ts'
import { inspect } from './inspect.ts'
import { draw } from './render/draw.ts'
import { drawOrRefuse } from './render/draw-or-refuse.ts'
import { sanitise } from './sanitise.ts'

/** A query picture, with the hashes of identical files in the library. */
export interface DescribedPicture {
  readonly format: Format
  readonly views: readonly QueryView[]
  /** Of the sanitised file, as in `Processed`. */
  readonly sha256: string
  readonly canonicalSha256: string | null
}

/** Longer side, in pixels, to which such a picture is reduced: it may show more than the drawing. */
const SIDE = 384

/** Reads any bytes as a query picture. Runs inside the limited child process (pool.ts). */
export async function describePicture(bytes: Uint8Array): Promise<Result<DescribedPicture>> {
  const format = inspect(bytes)
  if (!format.ok) return format
  if (!PICTURE_FORMATS.some((one) => one === format.value))
    return refuse('picture-not-searchable', format.value)
  const original = await sanitise(bytes)
  if (!original.ok) return original
  const look = await drawOrRefuse(original.value, () => draw(original.value, { width: SIDE, height: SIDE }))
  if (!look.ok) return look
  if (isBlank(look.value)) return refuse('file-no-artwork', 'nothing is drawn')
  const { picture } = original.value
  return accept({
    format: format.value,
    views: queryViewsOf(look.value),
    sha256: sha256(original.value.bytes),
    canonicalSha256: picture.type === 'svg' ? sha256(canonicalSvg(picture.root)) : null,
  })
}
