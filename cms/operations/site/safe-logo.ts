import { refusalError } from '#cms/operations/refusal-error.ts'
import { fileReason } from '#cms/panel/refusal-words.ts'
import { refuse } from '#domain/errors/catalogue.ts'
import { sanitiseSvg } from '#media/artwork/svg/sanitise.ts'
import { withCleanPictures } from '#media/pipeline/embedded-pictures.ts'

/** Of the SVG as it is entered; it is part of one row and of no page. */
const MAX_LOGO_BYTES = 256 * 1024

/**
 * The logo as it is stored: rebuilt from allow-listed parts, pictures in it decoded and encoded again.
 *
 * @returns null for an empty value
 * @throws APIError with the number of the refusal
 */
export async function safeLogo(value: unknown): Promise<string | null> {
  if (typeof value !== 'string' || value.trim() === '') return null
  if (Buffer.byteLength(value) > MAX_LOGO_BYTES) {
    throw refusalError(refuse('file-too-large', `The logo is larger than ${MAX_LOGO_BYTES / 1024} KiB`))
  }
  const safe = sanitiseSvg(value, { embeddedPictures: true })
  const clean = safe.ok ? await withCleanPictures(safe.value) : safe
  if (!clean.ok) throw refusalError(refuse(clean.code, fileReason(clean.code) ?? clean.detail))
  return clean.value.text
}
