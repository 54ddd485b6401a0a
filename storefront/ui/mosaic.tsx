import { KINDS } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { type Interlude, withInterlude } from '#storefront/ui/interlude.tsx'
import { mosaicTiles, type Tile } from '#storefront/ui/mosaic-tiles.ts'
import { Plate } from '#storefront/ui/plate.tsx'
import { PLATES, type PlateSizes } from '#storefront/ui/sizes.ts'

interface MosaicProps {
  readonly items: readonly ItemCard[]
  readonly locale: Locale
  /** How many of the first squares are seen without scrolling, and load at once. */
  readonly eager?: number
  /** Maximum number of squares of four cells; unlimited by default. */
  readonly tiles?: number
  /** Picture sizes of a square of four cells; those of results by default. */
  readonly large?: PlateSizes
  readonly interlude?: Interlude | undefined
}

/** Items of mixed kinds in cells of one size: a large kind takes four. The order is the order of rank. */
export function Mosaic(props: MosaicProps) {
  const { items, locale, eager = 0, tiles, large = PLATES.large, interlude } = props
  const shown = mosaicTiles(items).slice(0, tiles)
  const rankOf = (tile: Tile<ItemCard>) => (tile[0] === undefined ? -1 : items.indexOf(tile[0]))
  return (
    <ul className="mosaic">
      {withInterlude(
        shown.map((tile, place) => ({
          rank: rankOf(tile),
          node: <MosaicTile key={tile[0]?.slug} {...{ tile, locale, large }} eager={place < eager} />,
        })),
        interlude,
      )}
    </ul>
  )
}

interface MosaicTileProps {
  readonly tile: Tile<ItemCard>
  readonly locale: Locale
  readonly eager: boolean
  readonly large: PlateSizes
}

function MosaicTile({ tile, locale, eager, large }: MosaicTileProps) {
  const [first] = tile
  if (first !== undefined && KINDS[first.kind].cell === 2) {
    return <Plate item={first} locale={locale} sizes={large} className="x2" eager={eager} badges />
  }
  return (
    <li className="x2">
      <ul className="mosaic__four">
        {tile.map((item) => (
          <Plate key={item.slug} item={item} locale={locale} sizes={PLATES.quarter} eager={eager} />
        ))}
      </ul>
    </li>
  )
}
