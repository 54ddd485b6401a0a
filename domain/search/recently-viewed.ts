/** How many assets are remembered (spec section 9, "Recently viewed"). */
export const MAX_RECENTLY_VIEWED = 8

/** The slugs of what was looked at with one more: newest first, each once, the oldest beyond the limit forgotten. */
export function rememberView(slugs: readonly string[], slug: string): readonly string[] {
  return [slug, ...slugs.filter((one) => one !== slug)].slice(0, MAX_RECENTLY_VIEWED)
}

/** The slugs as a browser kept them; anything else is left out. */
export function readViewed(kept: unknown): readonly string[] {
  const slugs = Array.isArray(kept) ? kept.filter((slug): slug is string => typeof slug === 'string') : []
  return slugs.slice(0, MAX_RECENTLY_VIEWED)
}
