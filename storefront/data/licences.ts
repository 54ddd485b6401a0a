import { type LicenceText, licenceTextsSchema } from '#domain/contract/licences.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readExisting } from '#storefront/data/catalogue.ts'

/** The texts of the licences in force. */
export function readLicenceTexts(locale: Locale): Promise<readonly LicenceText[]> {
  return readExisting({
    locale,
    path: '/licences',
    name: 'licences',
    schema: licenceTextsSchema,
    tags: [CACHE_TAGS.licenceTexts()],
  })
}
