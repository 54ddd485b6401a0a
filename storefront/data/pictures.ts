import { type PictureSearch, pictureSearchSchema } from '#domain/contract/pictures.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { View } from '#domain/routing/view.ts'
import { readFresh } from '#storefront/data/catalogue.ts'

/** What looks like a picture; null where there is no such search, or none any more. Never kept: it ends with its day. */
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
