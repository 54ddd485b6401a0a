/** Longest search that an address carries; what a person types beyond it does not change the results. */
const MAX_WORDS_LENGTH = 100

/** How an emoji or an arrow is drawn: says nothing about what is searched for. */
const VARIATION_SELECTORS = /[\uFE0E\uFE0F]/g

/** What is neither a letter, a digit nor an emoji separates words; copyright signs stand in names. */
const SEPARATORS = /(?:[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}]|[©®])+/gu

/** Signs that are searched for by themselves, such as `+`, `?` and `→`; none that is special in a path. */
const NO_SIGNS = /[^\p{S}?!&@#%*]+/gu

/**
 * A search as it stands in an address: lower-case words of any script and emoji, joined by hyphens
 * (spec section 5: "The query becomes a slug for the route"). Signs are kept where there is nothing else. Empty when
 * there is nothing to search for.
 */
export function slugOfWords(words: string): string {
  const text = [...words.normalize('NFKC').toLowerCase().replace(VARIATION_SELECTORS, '')]
    .slice(0, MAX_WORDS_LENGTH)
    .join('')
  const slug = text.replace(SEPARATORS, '-').replace(/^-+|-+$/g, '')
  return slug === '' ? text.replace(NO_SIGNS, '') : slug
}

/** Slugs that stand in an address: lower-case ASCII, and never a dot at the start. */
const SLUG = /^[a-z0-9][a-z0-9._-]{0,127}$/

export function isAddressSlug(text: string): boolean {
  return SLUG.test(text)
}
