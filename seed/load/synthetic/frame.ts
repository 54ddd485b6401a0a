import type { SyntheticPack } from './layout.ts'
import type { Sample } from './samples.ts'

/** Ids that the rows of a synthetic catalogue refer to, and the first id of each of its tables. */
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

/** The age of the oldest item of a synthetic catalogue: four years. */
export const AGE_MS = 4 * 365 * 24 * 60 * 60 * 1000

/** The columns that a pack and its items have in common. */
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
