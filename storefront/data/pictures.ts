import { type PictureSearch, pictureSearchSchema } from '#domain/contract/pictures.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { View } from '#domain/routing/view.ts'
import { readFresh } from '#storefront/data/catalogue.ts'

/**
 * Items similar to a picture; null where the search does not exist or has expired. Not cached, since it expires after a
 * day.
 */
export function readPictureSearch(locale: Locale, hash: string, view: View): Promise<PictureSearch | null> {
  return readFresh({
    locale,
    path: `/picture-searches/${hash}`,
    query: {
      kind: view.kind,
      price: view.price === 'all' ? null : view.price,
      style: view.style.join(',') || null,
      page: view.page,
    },
    name: 'pictureSearch',
    schema: pictureSearchSchema,
  })
}
