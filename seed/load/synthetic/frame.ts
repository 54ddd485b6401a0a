import type { SyntheticPack } from './layout.ts'
import type { Sample } from './samples.ts'

/** What the rows of a synthetic catalogue refer to, and where its ids begin. */
export interface Frame {
  readonly firstItem: number
  readonly firstRevision: number
  readonly firstPack: number
  readonly firstContributor: number
  readonly firstItemNumber: number
  readonly firstPackNumber: number
  readonly licences: { readonly free: number; readonly sale: number }
  readonly categories: readonly number[]
  readonly styles: ReadonlyMap<string, number>
  readonly tags: ReadonlyMap<string, number>
  readonly samples: readonly Sample[]
}

/** How far back a synthetic catalogue reaches: four years. */
export const AGE_MS = 4 * 365 * 24 * 60 * 60 * 1000

/** What a pack and its items have in common. */
export function packFields(pack: SyntheticPack, frame: Frame) {
  return {
    kind: pack.kind,
    visibility: 'published',
    free: pack.free,
    featured: pack.featured,
    licence_id: pack.free ? frame.licences.free : frame.licences.sale,
    contributor_id: frame.firstContributor + pack.contributor,
    category_id: frame.categories[pack.category] ?? null,
    style_id: frame.styles.get(pack.style) ?? null,
  }
}
