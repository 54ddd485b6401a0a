import { KINDS } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'

/**
 * The first items that together take exactly `cells` cells of a mosaic, or as near as they come: an item that no longer
 * fits is passed over for a smaller one, so that the last row is full (DESIGN.md, "Layout and grid").
 */
export function fillMosaic<Item extends Pick<ItemCard, 'kind'>>(
  items: readonly Item[],
  cells: number,
): readonly Item[] {
  let left = cells
  return items.filter(({ kind }) => {
    const taken = KINDS[kind].cell ** 2
    if (taken > left) return false
    left -= taken
    return true
  })
}
