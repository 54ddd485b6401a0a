/** Longest search that an address carries; what a person types beyond it does not change the results. */
const MAX_WORDS_LENGTH = 100

/**
 * A search as it stands in an address: lower-case words of any script joined by hyphens
 * (spec section 5: "The query becomes a slug for the route"). Empty when there is no letter or digit.
 */
export function slugOfWords(words: string): string {
  return [...words.normalize('NFKC').toLowerCase()]
    .slice(0, MAX_WORDS_LENGTH)
    .join('')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** Slugs that stand in an address: lower-case ASCII, and never a dot at the start. */
const SLUG = /^[a-z0-9][a-z0-9._-]{0,127}$/

export function isAddressSlug(text: string): boolean {
  return SLUG.test(text)
}
