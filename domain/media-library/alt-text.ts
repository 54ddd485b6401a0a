import { MEDIA_LENGTHS } from '#domain/media-library/pictures.ts'

export interface AltContext {
  /** The picture says nothing that the text beside it does not say. */
  readonly decorative: boolean
  /** Whether the text is in the default language, which is shown where a translation is missing. */
  readonly isSource: boolean
}

/** What is wrong with an alternative text: it is missing, or longer than screen readers bear; null where nothing is. */
export function altFault(
  text: string | null | undefined,
  { decorative, isSource }: AltContext,
): 'missing' | 'long' | null {
  const words = text?.trim() ?? ''
  if (words.length > MEDIA_LENGTHS.alt) return 'long'
  return words === '' && isSource && !decorative ? 'missing' : null
}
