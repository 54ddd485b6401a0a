import { isFree } from '#domain/assets/price.ts'
import type { MoneyJson } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { rankOf } from './popularity.ts'
import { englishBeside, type Texts, textIn } from './texts.ts'

/** The database's facts about an asset of any form, in all languages. */
export interface AssetFacts {
  readonly id: number
  readonly version: number
  readonly slug: string
  readonly titles: Texts
  readonly price: MoneyJson | null
  readonly featured: boolean
  readonly downloads: number
  readonly popularity: number
  readonly publishedAt: Date | null
  readonly contributor: { readonly username: string; readonly name: string }
}

/**
 * Attributes of records of all forms. Every attribute is always present, null where it is empty: a partial update
 * ignores absent attributes, so that a removed title would stay.
 */
export interface AssetAttributes {
  readonly slug: string
  readonly title: string
  /** The English title, where it differs. */
  readonly titleEn: string | null
  readonly contributor: string
  readonly contributorName: string
  readonly free: boolean
  /** In minor units; 0 for free. */
  readonly price: number
  readonly currency: string | null
  readonly featured: boolean
  readonly downloads: number
  readonly popularity: number
  /** Unix seconds. */
  readonly publishedAt: number
}

export function assetAttributes(asset: AssetFacts, locale: Locale): AssetAttributes {
  return {
    slug: asset.slug,
    title: textIn(asset.titles, locale),
    titleEn: englishBeside(asset.titles, locale),
    contributor: asset.contributor.username,
    contributorName: asset.contributor.name,
    free: isFree(asset.price),
    price: asset.price?.amount ?? 0,
    currency: asset.price?.currency ?? null,
    featured: asset.featured,
    downloads: asset.downloads,
    popularity: rankOf(asset.popularity),
    publishedAt: asset.publishedAt === null ? 0 : Math.floor(asset.publishedAt.getTime() / 1000),
  }
}
