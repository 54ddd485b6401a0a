import type { Card, ItemCard } from '#domain/contract/catalogue.ts'
import { LARGE_BEFORE, placeInterlude } from '#storefront/features/listing/interlude.ts'
import { isFullTile, mosaicTiles } from '#storefront/ui/mosaic-tiles.ts'

/**
 * The first hits that keep their place when the others arrive: those before the row of packs, in full squares.
 *
 * @param mixed whether kinds are mixed in squares
 * @param hasMore whether more hits follow these
 */
export function stableFirstHits(hits: readonly Card[], mixed: boolean, hasMore: boolean): Card[] {
  const items = hits.filter((hit): hit is ItemCard => hit.form === 'item')
  if (items.length < hits.length) return [...hits]
  if (!mixed) return items.slice(0, placeInterlude(items, mixed))
  const tiles = mosaicTiles(items).filter((tile) => !hasMore || isFullTile(tile))
  const stays = new Set(tiles.slice(0, LARGE_BEFORE).flat())
  return items.filter((item) => stays.has(item))
}
