import { type Branch, TREE } from './category-tree.ts'
import { singular } from './singular.ts'

/** The category of an artwork none of whose words belongs to a category. */
const FALLBACK = 'signs-and-symbols'

const LEAF_OF_WORD: ReadonlyMap<string, string> = new Map(
  (TREE as readonly Branch[]).flatMap((root) =>
    root.children.flatMap((leaf) =>
      leaf.words.split(' ').map((word) => [singular(word), leaf.slug] as const),
    ),
  ),
)

/**
 * The general category of an artwork from its English words, the most significant first: a title's last word is its
 * noun, so `shopping cart` is about carts. The first word that belongs to a category decides.
 *
 * @returns the slug of a leaf of `CATEGORIES`
 */
export function categorise(words: readonly string[]): string {
  for (const word of words) {
    const leaf = LEAF_OF_WORD.get(word) ?? LEAF_OF_WORD.get(singular(word))
    if (leaf !== undefined) return leaf
  }
  return FALLBACK
}

/** The words of an English title by significance: the joined title, then the words from the last to the first. */
export function significantWords(title: string): readonly string[] {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return [words.join('-'), ...words.toReversed()]
}

const NAME_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  (TREE as readonly Branch[]).flatMap((root) =>
    root.children.map(
      (leaf) => [leaf.slug, [...nameWords(leaf.names.en), ...nameWords(root.names.en)]] as const,
    ),
  ),
)

/** The words of a category's name and of its root's name, which are extra search terms of its items. */
export function categoryWords(slug: string): readonly string[] {
  return slug === FALLBACK ? [] : (NAME_WORDS.get(slug) ?? [])
}

function nameWords(name: string): readonly string[] {
  return name.toLowerCase().split(' and ')
}
