import { deskText } from '#cms/panel/texts/desk-text.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { type AltContext, altFault } from '#domain/media-library/alt-text.ts'
import { MEDIA_LENGTHS } from '#domain/media-library/pictures.ts'

/** What is wrong with an alternative text, in the language of the panel; null where nothing is. */
export function altReason(
  text: string | null | undefined,
  context: AltContext,
  language: string,
): string | null {
  const fault = altFault(text, context)
  if (fault === null) return null
  if (fault === 'long') return deskText(language, 'At most {count} characters.', { count: MEDIA_LENGTHS.alt })
  const reason = deskText(language, 'Describe the picture, or mark it as decorative.')
  return `${reason} (${ERRORS['media-alt-missing'].number})`
}
