/** Maximum length of a search in an address; longer texts do not change the results. */
const MAX_WORDS_LENGTH = 100

/** Presentation of an emoji or an arrow: irrelevant for search. */
const VARIATION_SELECTORS = /[\uFE0E\uFE0F]/g

/** Characters that are neither letter, digit nor emoji separate words; copyright signs occur in names. */
const SEPARATORS = /(?:[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}]|[©®])+/gu

/** All but signs that are searched for by themselves, such as `+`, `?` and `→`, and that are not special in a path. */
const NO_SIGNS = /[^\p{S}?!&@#%*]+/gu

/**
 * A search as a slug: lower-case words of any script and emoji, joined by hyphens (spec section 5: "The query becomes
 * a slug for the route"). Signs are kept where there is nothing else. Empty when there is nothing to search for.
 */
export function slugOfWords(words: string): string {
  const text = [...words.normalize('NFKC').toLowerCase().replace(VARIATION_SELECTORS, '')]
    .slice(0, MAX_WORDS_LENGTH)
    .join('')
  const slug = text.replace(SEPARATORS, '-').replace(/^-+|-+$/g, '')
  return slug === '' ? text.replace(NO_SIGNS, '') : slug
}

/** Slugs in addresses: lower-case ASCII, never with a leading dot. */
const SLUG = /^[a-z0-9][a-z0-9._-]{0,127}$/

export function isAddressSlug(text: string): boolean {
  return SLUG.test(text)
}
