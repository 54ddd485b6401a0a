import { previewUrl } from '#domain/assets/preview-url.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** The fields that spec section 7 names for `GET /api/v2/items/{slug}`, under its own words. */
export function specItem(item: ItemDetail, lang: Locale) {
  return {
    name: item.title,
    asset: item.kind,
    lang,
    urls: {
      png_256: previewUrl(item.preview, { width: 256, format: 'png' }),
      thumb: previewUrl(item.preview, { width: 200 }),
    },
  }
}
