import type pg from 'pg'
import { shortId } from '#domain/assets/short-id.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { searchText } from '#domain/search/words.ts'
import type { SeedPack } from '#seed/seed-item.ts'
import { CATEGORIES } from '#seed/taxonomy/categories.ts'
import { STYLES } from '#seed/taxonomy/styles.ts'
import { idsByKey, insertMissing } from '../rows/insert-missing.ts'
import { nextOf, nextValues } from '../rows/next-values.ts'
import { publishedAt } from '../spread.ts'
import { type Ids, idOf } from './ids.ts'

/** Ids of the rows that a pack refers to. */
export interface PackPlaces {
  readonly licences: Ids
  readonly contributors: Ids
  readonly categories: Ids
  readonly styles: Ids
}

/** Inserts missing packs in the given order. @returns their ids by key */
export async function loadPacks(
  client: pg.ClientBase,
  packs: readonly SeedPack[],
  places: PackPlaces,
): Promise<Ids> {
  const known = await idsByKey(client, 'packs', 'source_key')
  const missing = packs.filter(({ key }) => !known.has(key))
  const numbers = (await nextValues(client, 'asset_numbers', missing.length)).values()
  await insertMissing(
    client,
    'packs',
    missing.map((pack) => packRow(pack, nextOf(numbers), places)),
  )
  const ids = await idsByKey(client, 'packs', 'source_key')
  const texts = missing.map(({ key, title, description }) => ({
    _locale: 'en',
    _parent_id: ids.get(key) ?? null,
    title,
    description,
  }))
  await insertMissing(client, 'packs_locales', texts)
  return ids
}

function packRow(pack: SeedPack, number: number, places: PackPlaces) {
  const published = publishedAt(pack.key)
  return {
    kind: pack.kind,
    visibility: 'published',
    slug: assetSlug(pack.title, number),
    short_id: shortId(number),
    number,
    source_key: pack.key,
    source_url: pack.sourceUrl,
    price_amount: pack.price?.pack ?? null,
    price_currency: 'USD',
    free: pack.price === null,
    featured: pack.featured,
    licence_id: idOf(places.licences, pack.licence),
    contributor_id: idOf(places.contributors, pack.contributor),
    published_at: published,
    views: 0,
    downloads: 0,
    popularity: 0,
    style_id: idOf(places.styles, pack.style),
    category_id: idOf(places.categories, pack.category),
    tint: pack.tint,
    item_count: 0,
    search_text: packSearchText(pack),
    created_at: published,
    updated_at: published,
  }
}

function packSearchText({ title, style, category }: SeedPack): string {
  const terms = [STYLES.find(({ slug }) => slug === style), CATEGORIES.find(({ slug }) => slug === category)]
  const names = LOCALE_CODES.map((locale) => [locale, terms.flatMap((term) => term?.names[locale] ?? [])])
  return searchText({ titles: { en: title }, names: Object.fromEntries(names) })
}
