import { shortId } from '#domain/assets/short-id.ts'

/** Maximum length of the word part of a slug; longer titles are cut between words. */
const MAX_WORDS_LENGTH = 80

/**
 * The word part of an address: lower-case ASCII words joined by hyphens. Accents are folded; any character that is
 * neither letter nor digit separates words. Empty for text without a Latin letter or digit.
 */
export function slugWords(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words.length <= MAX_WORDS_LENGTH) return words
  const cut = words.lastIndexOf('-', MAX_WORDS_LENGTH)
  return words.slice(0, cut > 0 ? cut : MAX_WORDS_LENGTH)
}

/** An asset's slug: the words of its English title and its short id (domain.md, "Addresses"). */
export function assetSlug(englishTitle: string, rowNumber: number): string {
  const words = slugWords(englishTitle)
  return words === '' ? shortId(rowNumber) : `${words}-${shortId(rowNumber)}`
}

/** Whether a text has the form of a slug: whatever it names may not exist. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 120
}

/** The search words of a slug: hyphens become spaces (spec section 5). */
export function wordsOfSlug(slug: string): string {
  return slug.replace(/-+/g, ' ').trim()
}
