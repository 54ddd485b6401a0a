/** What the choice of related posts depends on. */
export interface RelatedFacts {
  readonly id: number
  readonly category: number | null
  readonly tags: readonly number[]
  readonly publishedAt: Date
}

/** How many posts are offered at the end of one. */
export const RELATED_POSTS = 3

/** How much a shared tag and the same category count. */
const TAG_WEIGHT = 2
const CATEGORY_WEIGHT = 3

/**
 * The ids of the posts to read after one: first those that its editor chose, in their order, then those that share most
 * tags and its category, then the newest. Never the post itself, and none twice.
 *
 * @param published all published posts
 */
export function relatedPosts(
  post: RelatedFacts,
  chosen: readonly number[],
  published: readonly RelatedFacts[],
): readonly number[] {
  const others = published.filter(({ id }) => id !== post.id)
  const known = new Set(others.map(({ id }) => id))
  const alike = [...others].sort(
    (one, other) =>
      likeness(post, other) - likeness(post, one) ||
      other.publishedAt.getTime() - one.publishedAt.getTime() ||
      other.id - one.id,
  )
  const wanted = [...chosen.filter((id) => known.has(id)), ...alike.map(({ id }) => id)]
  return [...new Set(wanted)].slice(0, RELATED_POSTS)
}

function likeness(post: RelatedFacts, other: RelatedFacts): number {
  const shared = other.tags.filter((tag) => post.tags.includes(tag)).length
  const isSameCategory = post.category !== null && other.category === post.category
  return shared * TAG_WEIGHT + (isSameCategory ? CATEGORY_WEIGHT : 0)
}

/** The posts before and after one in order of publication; null at the ends. */
export function neighboursOf(
  id: number,
  published: readonly Pick<RelatedFacts, 'id' | 'publishedAt'>[],
): { readonly previous: number | null; readonly next: number | null } {
  const ordered = [...published].sort(
    (one, other) => one.publishedAt.getTime() - other.publishedAt.getTime() || one.id - other.id,
  )
  const at = ordered.findIndex((post) => post.id === id)
  if (at === -1) return { previous: null, next: null }
  return { previous: ordered[at - 1]?.id ?? null, next: ordered[at + 1]?.id ?? null }
}
