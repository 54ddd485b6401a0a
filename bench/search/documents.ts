import { ORIENTATIONS } from '#domain/assets/facets.ts'
import { shortId } from '#domain/assets/short-id.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import { traitsOf } from '#domain/assets/traits.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import { COLOUR_NAMES, type Colour } from '#domain/search/colours.ts'
import type { ItemRecord } from '#domain/search/item-record.ts'
import { rankOf } from '#domain/search/popularity.ts'
import { rowIdentity } from '#domain/search/records.ts'
import { layOut, type SyntheticItem, type SyntheticPack } from '#seed/load/synthetic/layout.ts'
import { contributorOf, itemTitle, packTitle } from '#seed/load/synthetic/titles.ts'
import { vocabulary } from '#seed/load/synthetic/vocabulary.ts'
import { CATEGORIES } from '#seed/taxonomy/categories.ts'
import { STYLES } from '#seed/taxonomy/styles.ts'

/** 1 January 2026 in Unix seconds, and the age of the oldest item. */
const NEWEST = 1_767_225_600
const AGE_SECONDS = 4 * 365 * 24 * 60 * 60

/** The same as in seed/load/synthetic/item-rows.ts. */
const FEATURED_OF_PACK = 4

const SIDES = { square: [512, 512], landscape: [800, 600], portrait: [600, 800] } as const

const STYLE_NAMES = new Map<string, string>(STYLES.map(({ slug, names }) => [slug, names.en]))

/**
 * The English search records of `npm run seed -- --synthetic <size>` without a database: the same titles, tags,
 * packs, styles and popularity, and appearances from a small set.
 */
export function* documents(size: number): Generator<ItemRecord> {
  const layout = layOut(size, vocabulary(), CATEGORIES.length)
  let first = 0
  for (const pack of layout.packs()) {
    const shared = packPart(pack)
    for (const item of layout.itemsOf(pack, first)) {
      yield { ...itemPart(item), ...shared, featured: pack.featured && item.position < FEATURED_OF_PACK }
    }
    first += pack.size
  }
}

/** Generated documents have no text attributes except their kind. */
const DRAWN = {
  dimension: '2d',
  people: { count: null, genders: [], ages: [], ethnicities: [] },
  format: 'svg',
  width: 512,
  height: 512,
} as const

/** The attributes that items of a pack share. */
function packPart(pack: SyntheticPack) {
  const category = CATEGORIES[pack.category]
  const contributor = contributorOf(pack.contributor)
  const title = packTitle(pack)
  return {
    form: 'item',
    kind: pack.kind,
    traits: traitsOf({ ...DRAWN, kind: pack.kind }),
    free: pack.free,
    price: pack.free ? 0 : 300 + (pack.index % 10) * 100,
    currency: pack.free ? null : 'USD',
    style: pack.style,
    styleName: STYLE_NAMES.get(pack.style) ?? null,
    categories: category ? [category.slug] : [],
    categoryNames: category ? [category.names.en] : [],
    pack: assetSlug(title, pack.index + 1),
    packTitle: title,
    contributor: contributor.username,
    contributorName: contributor.name,
    collections: [],
    tagsEn: [],
    titleEn: null,
    downloads: 0,
  } as const
}

function itemPart(item: SyntheticItem) {
  const title = itemTitle(item)
  return {
    ...rowIdentity('items', { id: item.index + 1, version: 1 }),
    slug: assetSlug(title, item.index + 1),
    title,
    tags: item.tags.map(({ text }) => text),
    tagSlugs: item.tags.map(({ slug }) => slug),
    popularity: rankOf(item.popularity),
    publishedAt: NEWEST - Math.floor(item.age * AGE_SECONDS),
    ...(LOOKS[item.index % LOOKS.length] ?? FIRST_LOOK),
  }
}

interface Look extends Pick<ItemRecord, 'colours' | 'orientation' | 'formats' | 'preview'> {}

const FIRST_LOOK = lookOf(0)
const LOOKS: readonly Look[] = Array.from({ length: 61 }, (_, index) => lookOf(index))

/** Most items are square, and few have many colours. */
function lookOf(index: number): Look {
  const orientation = ORIENTATIONS[index % 5] ?? 'square'
  const [width, height] = SIDES[orientation]
  const preview: Preview = {
    sha256: shortId(index + 1).padStart(64, '0'),
    modifiedAt: '2026-01-01T00:00:00.000Z',
    width,
    height,
    ground: 'any',
    motion: null,
    playable: true,
  }
  const colours: readonly Colour[] = COLOUR_NAMES.filter((_, colour) => (index * 7 + colour) % 4 === 0)
  return { orientation, colours, formats: ['svg', 'png'], preview }
}
