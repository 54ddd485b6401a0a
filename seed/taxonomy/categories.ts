import { type Branch, TREE } from './category-tree.ts'
import type { Names } from './names.ts'
import { UNICONS_CATEGORIES, UNICONS_ROOT } from './unicons-categories.ts'

export interface Category {
  readonly slug: string
  readonly names: Names
  /** Slug of the parent category, null for a root. */
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
 * Every category after its parent: the general tree, then the root `unicons` with the 27 categories of the icon font.
 * Their slugs have the root's slug as a prefix (`unicons-weather`), because the general tree has its own `weather`.
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
