import { ERRORS } from '#domain/errors/catalogue.ts'
import { type AltContext, altFault } from '#domain/media-library/alt-text.ts'
import { MEDIA_LENGTHS } from '#domain/media-library/pictures.ts'

/** The message for an editor what is wrong with an alternative text; null where nothing is. */
export function altReason(text: string | null | undefined, context: AltContext): string | null {
  const fault = altFault(text, context)
  if (fault === null) return null
  if (fault === 'long') return `At most ${MEDIA_LENGTHS.alt} characters.`
  return `Describe the picture, or mark it as decorative. (${ERRORS['media-alt-missing'].number})`
}
