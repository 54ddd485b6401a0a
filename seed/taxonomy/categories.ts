import { type Branch, TREE } from './category-tree.ts'
import type { Names } from './names.ts'
import { UNICONS_CATEGORIES, UNICONS_ROOT } from './unicons-categories.ts'

export interface Category {
  readonly slug: string
  readonly names: Names
  /** Slug of the category above, null for a root. */
  readonly parent: string | null
}

const UNICONS: Category = {
  slug: UNICONS_ROOT,
  parent: null,
  names: {
    en: 'Unicons',
    es: 'Unicons',
    pt: 'Unicons',
    fr: 'Unicons',
    de: 'Unicons',
    ja: 'Unicons',
    ko: 'Unicons',
  },
}

/**
 * Every category, each after its parent: the general tree, then the root `unicons` with the 27 of the icon font,
 * whose slugs carry the root's as a prefix (`unicons-weather`) because the tree has a `weather` of its own.
 */
export const CATEGORIES: readonly Category[] = [
  ...(TREE as readonly Branch[]).flatMap((root) => [
    { slug: root.slug, names: root.names, parent: null },
    ...root.children.map((leaf) => ({
      slug: leaf.slug,
      names: leaf.names,
      parent: root.slug,
    })),
  ]),
  UNICONS,
  ...UNICONS_CATEGORIES.map(({ slug, names }) => ({
    slug: `${UNICONS_ROOT}-${slug}`,
    names,
    parent: UNICONS_ROOT,
  })),
]
