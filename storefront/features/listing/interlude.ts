import { KINDS } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import { mosaicTiles } from '#storefront/ui/mosaic-tiles.ts'

/**
 * A row of packs comes after this many items (DESIGN.md, "Layout and grid": after about 32 cells). Every column count
 * of a listing (listing.css) divides them, so that the row before it is full.
 */
export const LARGE_BEFORE = 12
const SMALL_BEFORE = 24

type Item = Pick<ItemCard, 'kind'>

/**
 * The index of the item before which the row of packs is placed; the end of a short listing.
 *
 * @param mixed whether kinds are mixed in squares: of a large item, or of four small ones
 */
export function placeInterlude(items: readonly Item[], mixed: boolean): number {
  if (mixed) {
    const next = mosaicTiles(items)[LARGE_BEFORE]?.[0]
    return next === undefined ? items.length : items.indexOf(next)
  }
  const isLarge = items.some(({ kind }) => KINDS[kind].cell === 2)
  return Math.min(items.length, isLarge ? LARGE_BEFORE : SMALL_BEFORE)
}
