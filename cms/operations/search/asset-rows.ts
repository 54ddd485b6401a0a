import type { AssetTable } from '#cms/operations/asset-tables.ts'
import { fragment, type SQL } from '#cms/operations/database.ts'
import type { Cast, Column, Present } from '#cms/operations/schema/columns.ts'
import type { AssetFacts } from '#domain/search/asset-record.ts'
import type { Texts } from '#domain/search/texts.ts'

/**
 * The columns of an asset (its contributor aliased `c`) for records of every form. They must be read first, with the
 * version: data read later can only be newer than the version, and then a newer version follows. In the reverse order
 * an old text could be stored under the newest version.
 */
export function assetColumns(alias: 'i' | 'p' | 'b'): SQL {
  return fragment.raw(`
    ${alias}.id, ${alias}.search_version::float8 as version, ${alias}.slug, ${alias}.price_amount::int,
    ${alias}.price_currency::text, coalesce(${alias}.featured, false) as featured, ${alias}.downloads::int,
    ${alias}.popularity::float8, ${alias}.published_at, c.username, c.name as contributor_name`)
}

export interface AssetRow extends Record<string, unknown> {
  readonly id: Column<`${AssetTable}.id`>
  readonly version: Cast<`${AssetTable}.search_version`, number>
  readonly slug: Present<`${AssetTable}.slug`>
  readonly price_amount: Cast<`${AssetTable}.price_amount`, number | null>
  readonly price_currency: Present<`${AssetTable}.price_currency`>
  readonly featured: Present<`${AssetTable}.featured`>
  readonly downloads: Cast<`${AssetTable}.downloads`, number>
  readonly popularity: Cast<`${AssetTable}.popularity`, number>
  readonly published_at: Column<`${AssetTable}.published_at`>
  readonly username: Column<'contributors.username'>
  readonly contributor_name: Column<'contributors.name'>
}

export function assetFactsOf(row: AssetRow, titles: Texts | undefined): AssetFacts {
  return {
    id: row.id,
    version: row.version,
    slug: row.slug,
    titles: titles ?? {},
    price: row.price_amount === null ? null : { amount: row.price_amount, currency: row.price_currency },
    featured: row.featured,
    downloads: row.downloads,
    popularity: row.popularity,
    publishedAt: row.published_at === null ? null : new Date(row.published_at),
    contributor: { username: row.username, name: row.contributor_name },
  }
}
