import { downloadChoices } from '#domain/assets/download-choices.ts'
import { type Orientation, orientationOf } from '#domain/assets/facets.ts'
import type { Format } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { type Dimension, type PeopleShown, type TraitValue, traitsOf } from '#domain/assets/traits.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { type AssetAttributes, type AssetFacts, assetAttributes } from './asset-record.ts'
import { type Colour, coloursOf } from './colours.ts'
import { type RowRecord, rowIdentity } from './records.ts'
import { englishNamesBeside, namesIn, slugsOf, type Term, textIn } from './texts.ts'

/** The database's facts about a published item, in all languages. */
export interface ItemFacts extends AssetFacts {
  readonly kind: Kind
  /** Most important first. */
  readonly tags: readonly Term[]
  readonly style: Term | null
  /** Its category, then the parent of that. */
  readonly categories: readonly Term[]
  readonly pack: Term | null
  /** Slugs of the published curated collections that contain it. */
  readonly collections: readonly string[]
  readonly originalFormat: Format
  readonly dimension: Dimension | null
  readonly people: PeopleShown
  /** `#rrggbb`, the most frequent first. */
  readonly palette: readonly string[]
  readonly preview: Preview
}

/** The search record of an item in one language, with all data of a card (domain/contract/search.ts). */
export interface ItemRecord extends RowRecord, AssetAttributes {
  readonly form: 'item'
  readonly kind: Kind
  readonly tags: readonly string[]
  /** English names of tags, where they differ. */
  readonly tagsEn: readonly string[]
  readonly tagSlugs: readonly string[]
  readonly style: string | null
  readonly styleName: string | null
  readonly categories: readonly string[]
  readonly categoryNames: readonly string[]
  readonly pack: string | null
  readonly packTitle: string | null
  readonly collections: readonly string[]
  readonly colours: readonly Colour[]
  readonly orientation: Orientation
  /** Its download formats. */
  readonly formats: readonly Format[]
  readonly traits: readonly TraitValue[]
  readonly preview: Preview
}

export function itemRecord(item: ItemFacts, locale: Locale): ItemRecord {
  const { width, height } = item.preview
  return {
    ...rowIdentity('items', item),
    ...assetAttributes(item, locale),
    form: 'item',
    kind: item.kind,
    tags: namesIn(item.tags, locale),
    tagsEn: englishNamesBeside(item.tags, locale),
    tagSlugs: slugsOf(item.tags),
    style: item.style?.slug ?? null,
    styleName: item.style && textIn(item.style.names, locale),
    categories: slugsOf(item.categories),
    categoryNames: namesIn(item.categories, locale),
    pack: item.pack?.slug ?? null,
    packTitle: item.pack && textIn(item.pack.names, locale),
    collections: item.collections,
    colours: coloursOf(item.palette),
    orientation: orientationOf(width, height),
    formats: formatsOf(item),
    traits: traitsOf({ ...item, format: item.originalFormat, width, height }),
    preview: item.preview,
  }
}

function formatsOf({ originalFormat, preview }: ItemFacts): Format[] {
  const choices = downloadChoices({ format: originalFormat, width: preview.width, bytes: 0 })
  return choices.map(({ format }) => format)
}
