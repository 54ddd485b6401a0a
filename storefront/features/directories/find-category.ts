import type { Named, Taxonomy } from '#domain/contract/catalogue.ts'

type Root = Taxonomy[number]
type Leaf = Root['children'][number]

interface Found {
  readonly category: Leaf & { readonly children: readonly Leaf[] }
  readonly parent: Named | null
}

/** A category and the one above it; null when the tree has none with this slug. */
export function findCategory(tree: Taxonomy, slug: string): Found | null {
  for (const root of tree) {
    if (root.slug === slug) return { category: root, parent: null }
    const child = root.children.find((one) => one.slug === slug)
    if (child) return { category: { ...child, children: [] }, parent: root }
  }
  return null
}
