import { KINDS } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'

/** A row of packs comes once this many cells have been seen (DESIGN.md, "Layout and grid"). */
const CELLS_BEFORE = 32

/** Before which item the row of packs stands; after the last where there are fewer cells. */
export function placeInterlude(items: readonly Pick<ItemCard, 'kind'>[]): number {
  let cells = 0
  for (const [index, { kind }] of items.entries()) {
    if (cells >= CELLS_BEFORE) return index
    cells += KINDS[kind].cell ** 2
  }
  return items.length
}
