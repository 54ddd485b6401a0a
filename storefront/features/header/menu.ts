import type { Variant } from '#domain/assets/facets.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Home, ItemCard } from '#domain/contract/catalogue.ts'

interface MenuSection {
  readonly kind: Kind
  /** A kind next to it that has no section of its own. */
  readonly beside: Kind
  /**
   * What is often looked for in this kind: names of `header.subjects`, and English words to search for, since words in
   * addresses stay English (domain.md, "Addresses").
   */
  readonly subjects: readonly string[]
}

/** The sections of the main menu, in order (spec section 2, "Header"). */
export const MENU = [
  { kind: '3d', beside: 'template', subjects: ['face', 'heart', 'fruit', 'hand', 'animal'] },
  { kind: 'lottie', beside: 'animated-icon', subjects: ['weather', 'rain', 'sun', 'moon', 'wind'] },
  {
    kind: 'illustration',
    beside: 'kit-illustration',
    subjects: ['people', 'business', 'security', 'cloud', 'education'],
  },
  { kind: 'icon', beside: 'unicon', subjects: ['arrow', 'weather', 'people', 'business', 'food'] },
] as const satisfies readonly MenuSection[]

export type Section = (typeof MENU)[number]

/** Listings of a kind that its section links to; each name is a text of `header.browse`. */
export const MENU_VARIANTS = ['popular', 'latest', 'free'] as const satisfies readonly Variant[]

const PICKS = 4

/** Items of a kind to show in its section: the exclusive and the newest ones first. */
export function picksOf(kind: Kind, { exclusive, fresh, subjects }: Home): readonly ItemCard[] {
  const known = [...exclusive, ...fresh, ...subjects.flatMap(({ items }) => items)]
  const bySlug = new Map(known.filter((item) => item.kind === kind).map((item) => [item.slug, item]))
  return [...bySlug.values()].slice(0, PICKS)
}

/** How many items of a kind there are; null while that is not known. */
export function countOf(kind: Kind, home: Home | null): number | null {
  if (home === null) return null
  return home.kinds.find((one) => one.kind === kind)?.count ?? 0
}
