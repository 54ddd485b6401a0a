import { type Dimension, TRAITS } from '#domain/assets/traits.ts'
import type { SeedItem } from '#seed/seed-item.ts'

/** Drawings that show a body in space without vanishing lines, as looking at them tells. */
const ISOMETRIC: ReadonlySet<string> = new Set(['carbon-pictograms:chart--3D'])

const TOLD_OF: readonly string[] = TRAITS.dimension.kinds

/** How an item of the seed is drawn: flat but for a few. Null where its kind says it, or has none. */
export function dimensionOf({ sourceKey, kind }: Pick<SeedItem, 'sourceKey' | 'kind'>): Dimension | null {
  if (!TOLD_OF.includes(kind)) return null
  return ISOMETRIC.has(sourceKey) ? 'isometric' : '2d'
}
