import { type Dimension, TRAITS } from '#domain/assets/traits.ts'
import type { SeedItem } from '#seed/seed-item.ts'

/** Isometric drawings, identified by viewing them. */
const ISOMETRIC: ReadonlySet<string> = new Set(['carbon-pictograms:chart--3D'])

const TOLD_OF: readonly string[] = TRAITS.dimension.kinds

/** The dimension of a seed item: flat except for the isometric ones. Null where the kind determines it or has none. */
export function dimensionOf({ sourceKey, kind }: Pick<SeedItem, 'sourceKey' | 'kind'>): Dimension | null {
  if (!TOLD_OF.includes(kind)) return null
  return ISOMETRIC.has(sourceKey) ? 'isometric' : '2d'
}
