import { type LegalPage, legalPageSchema } from '#domain/contract/legal.ts'
import type { LegalSlug } from '#domain/legal/pages.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readCatalogue } from '#storefront/data/catalogue.ts'

/** The terms of use or the privacy notice; null where staff have not written it. */
export function readLegalPage(locale: Locale, slug: LegalSlug): Promise<LegalPage | null> {
  return readCatalogue({
    locale,
    path: `/legal-pages/${slug}`,
    name: 'legalPage',
    schema: legalPageSchema,
    tags: [CACHE_TAGS.legalPages()],
  })
}
