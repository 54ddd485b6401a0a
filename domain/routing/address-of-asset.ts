import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { DetailParams } from '#domain/routing/params.ts'

/** What the address of an asset is made of; cards and lines of orders have it. */
type AddressedAsset =
  | ({ readonly form: 'item' | 'pack' } & DetailParams)
  | { readonly form: 'bundle'; readonly slug: string }

/** The page of an asset. */
export function addressOfAsset(asset: AddressedAsset, locale: Locale): string {
  return asset.form === 'bundle' ? href('bundle', locale, asset) : href(asset.form, locale, asset)
}
