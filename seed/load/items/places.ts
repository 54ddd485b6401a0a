import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { words } from '#domain/search/words.ts'
import type { SeedPack } from '#seed/seed-item.ts'
import { STYLES } from '#seed/taxonomy/styles.ts'
import { type Ids, idOf } from '../reference/ids.ts'
import type { PackPlaces } from '../reference/packs.ts'

/** A pack as its items need it: what they inherit, and the words they are found by through it. */
export interface LoadedPack extends SeedPack {
  readonly id: number
  readonly licenceId: number
  readonly contributorId: number
  readonly words: readonly string[]
}

/** Everything items refer to. */
export interface ItemPlaces {
  readonly packs: ReadonlyMap<string, LoadedPack>
  readonly categories: Ids
  readonly styles: Ids
  /** Words of each style's names in every language. */
  readonly styleWords: ReadonlyMap<string, readonly string[]>
}

export function itemPlaces(packs: readonly SeedPack[], packIds: Ids, places: PackPlaces): ItemPlaces {
  const loaded = packs.map((pack) => ({
    ...pack,
    id: idOf(packIds, pack.key),
    licenceId: idOf(places.licences, pack.licence),
    contributorId: idOf(places.contributors, pack.contributor),
    words: words(pack.title),
  }))
  const styleWords = STYLES.map(
    ({ slug, names }) => [slug, LOCALE_CODES.flatMap((locale) => words(names[locale], locale))] as const,
  )
  return {
    packs: new Map(loaded.map((pack) => [pack.key, pack])),
    categories: places.categories,
    styles: places.styles,
    styleWords: new Map(styleWords),
  }
}

/** @throws Error when an item names a pack that its source does not list */
export function packOf(places: ItemPlaces, key: string): LoadedPack {
  const pack = places.packs.get(key)
  if (!pack) throw new Error(`the seed names the pack ${key}, which it does not define`)
  return pack
}
