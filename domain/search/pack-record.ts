import type { Kind } from '#domain/assets/kinds.ts'
import type { PackCard, Preview } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { type AssetAttributes, type AssetFacts, assetAttributes } from './asset-record.ts'
import { type RowRecord, rowIdentity } from './records.ts'
import { englishNamesBeside, namesIn, slugsOf, type Term, textIn } from './texts.ts'

/** The database's facts about a published pack, in all languages. */
export interface PackFacts extends AssetFacts {
  readonly kind: Kind
  /** Its keywords, most important first. */
  readonly tags: readonly Term[]
  readonly style: Term | null
  /** Its category, then the parent of that. */
  readonly categories: readonly Term[]
  /** Slugs of the published curated collections that contain some of its items. */
  readonly collections: readonly string[]
  readonly itemCount: number
  /** Its first items, for the cover. */
  readonly previews: readonly Preview[]
  readonly tint: PackCard['tint']
}

/** The search record of a pack in one language. */
export interface PackRecord extends RowRecord, AssetAttributes {
  readonly form: 'pack'
  readonly kind: Kind
  readonly tags: readonly string[]
  /** English names of tags, where they differ. */
  readonly tagsEn: readonly string[]
  readonly style: string | null
  readonly styleName: string | null
  readonly categories: readonly string[]
  readonly categoryNames: readonly string[]
  readonly collections: readonly string[]
  readonly itemCount: number
  readonly previews: readonly Preview[]
  readonly tint: PackCard['tint']
}

export function packRecord(pack: PackFacts, locale: Locale): PackRecord {
  return {
    ...rowIdentity('packs', pack),
    ...assetAttributes(pack, locale),
    form: 'pack',
    kind: pack.kind,
    tags: namesIn(pack.tags, locale),
    tagsEn: englishNamesBeside(pack.tags, locale),
    style: pack.style?.slug ?? null,
    styleName: pack.style && textIn(pack.style.names, locale),
    categories: slugsOf(pack.categories),
    categoryNames: namesIn(pack.categories, locale),
    collections: pack.collections,
    itemCount: pack.itemCount,
    previews: pack.previews,
    tint: pack.tint,
  }
}
