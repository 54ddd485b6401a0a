import type { BundleCard, Preview } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { type AssetAttributes, type AssetFacts, assetAttributes } from './asset-record.ts'
import { type RowRecord, rowIdentity } from './records.ts'
import { type Texts, textIn } from './texts.ts'

/** The database's facts about a published bundle, in all languages. */
export interface BundleFacts extends AssetFacts {
  /** Titles of the packs in it. */
  readonly packTitles: readonly Texts[]
  readonly itemCount: number
  readonly previews: readonly Preview[]
  readonly tint: BundleCard['tint']
}

/** The search record of a bundle in one language, found by the titles of its packs too. */
export interface BundleRecord extends RowRecord, AssetAttributes {
  readonly form: 'bundle'
  readonly packTitles: readonly string[]
  readonly packCount: number
  readonly itemCount: number
  readonly previews: readonly Preview[]
  readonly tint: BundleCard['tint']
}

export function bundleRecord(bundle: BundleFacts, locale: Locale): BundleRecord {
  return {
    ...rowIdentity('bundles', bundle),
    ...assetAttributes(bundle, locale),
    form: 'bundle',
    packTitles: bundle.packTitles.map((titles) => textIn(titles, locale)),
    packCount: bundle.packTitles.length,
    itemCount: bundle.itemCount,
    previews: bundle.previews,
    tint: bundle.tint,
  }
}
