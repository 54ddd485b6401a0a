import { cardUrl } from '#domain/assets/card-url.ts'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

/**
 * The fields that spec sections 3 and 7 name for `GET /api/v2/items/{slug}`, with the names of the specification.
 *
 * @param downloaded whether the calling user has downloaded the item before
 */
export function specItem(item: ItemDetail, lang: Locale, downloaded: boolean) {
  return {
    name: item.title,
    asset: item.kind,
    lang,
    urls: {
      png_256: previewUrl(item.preview, { width: 256, format: 'png' }),
      thumb: previewUrl(item.preview, { width: 200 }),
      custom_preview: previewUrl(item.preview, { width: 800 }),
      preview_mockup: cardUrl(item),
    },
    // An item has one licence, which is part of a subscription only if the item is not free.
    licenses: [{ ...item.licence, downloaded_by_user: downloaded, is_subscription: false }],
  }
}
