/** Maximum length (spec section 9, "Recently viewed"). */
export const MAX_RECENTLY_VIEWED = 8

/** The viewed slugs with one more: newest first, each once, the oldest above the maximum dropped. */
export function rememberView(slugs: readonly string[], slug: string): readonly string[] {
  return [slug, ...slugs.filter((one) => one !== slug)].slice(0, MAX_RECENTLY_VIEWED)
}

/** Parses stored slugs; anything else is dropped. */
export function readViewed(kept: unknown): readonly string[] {
  const slugs = Array.isArray(kept) ? kept.filter((slug): slug is string => typeof slug === 'string') : []
  return slugs.slice(0, MAX_RECENTLY_VIEWED)
}
