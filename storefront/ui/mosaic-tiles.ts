import { KINDS } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'

/** One square of a mosaic: a large item, or up to four small ones. */
export type Tile<Item> = readonly Item[]

const SMALL_IN_A_TILE = 4

/**
 * Items in squares of one size, so that large and small ones leave no hole. Rank decides: a square takes the place of
 * its first item; one that four small items do not fill comes last.
 */
export function mosaicTiles<Item extends Pick<ItemCard, 'kind'>>(
  items: readonly Item[],
): readonly Tile<Item>[] {
  const tiles: Item[][] = []
  let open: Item[] | null = null
  for (const item of items) {
    if (KINDS[item.kind].cell === 2) {
      tiles.push([item])
      continue
    }
    if (open === null) {
      open = []
      tiles.push(open)
    }
    open.push(item)
    if (open.length === SMALL_IN_A_TILE) open = null
  }
  return open === null ? tiles : [...tiles.filter((tile) => tile !== open), open]
}

/** Whether nothing more fits into a square. */
export function isFullTile(tile: Tile<Pick<ItemCard, 'kind'>>): boolean {
  return tile.length === SMALL_IN_A_TILE || tile.some(({ kind }) => KINDS[kind].cell === 2)
}
