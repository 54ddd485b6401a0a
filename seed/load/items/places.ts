import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { words } from '#domain/search/words.ts'
import type { SeedPack } from '#seed/seed-item.ts'
import { STYLES } from '#seed/taxonomy/styles.ts'
import { type Ids, idOf } from '../reference/ids.ts'
import type { PackPlaces } from '../reference/packs.ts'

/** A pack with what its items inherit, and the search words that they get from it. */
export interface LoadedPack extends SeedPack {
  readonly id: number
  readonly licenceId: number
  readonly contributorId: number
  readonly words: readonly string[]
}

/** Rows that items of every source refer to. */
export interface Terms {
  readonly licences: Ids
  readonly categories: Ids
  readonly styles: Ids
  /** Words of each style's names in every language. */
  readonly styleWords: ReadonlyMap<string, readonly string[]>
}

export interface ItemPlaces extends Pick<Terms, 'categories' | 'styles' | 'styleWords'> {
  readonly packs: ReadonlyMap<string, LoadedPack>
}

/** Packs with the ids of their rows and of what their items inherit. */
export function withPlaces(
  packs: readonly SeedPack[],
  packIds: Ids,
  places: PackPlaces,
): readonly LoadedPack[] {
  return packs.map((pack) => ({
    ...pack,
    id: idOf(packIds, pack.key),
    licenceId: idOf(places.licences, pack.licence),
    contributorId: idOf(places.contributors, pack.contributor),
    words: words(pack.title),
  }))
}

export function wordsOfStyles(): Terms['styleWords'] {
  return new Map(
    STYLES.map(({ slug, names }) => [slug, LOCALE_CODES.flatMap((locale) => words(names[locale], locale))]),
  )
}

/** @throws Error when an item names a pack that its source does not list */
export function packOf(places: ItemPlaces, key: string): LoadedPack {
  const pack = places.packs.get(key)
  if (!pack) throw new Error(`the seed names the pack ${key}, which it does not define`)
  return pack
}
