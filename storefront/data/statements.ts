import { type PublishedMonth, publishedMonthsSchema } from '#domain/contract/statements.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { readExisting } from '#storefront/data/catalogue.ts'

/** The months whose statements are published. */
export function readPublishedMonths(locale: Locale): Promise<readonly PublishedMonth[]> {
  return readExisting({
    locale,
    path: '/statement-months',
    name: 'statement_months',
    schema: publishedMonthsSchema,
    tags: [CACHE_TAGS.statementMonths()],
  })
}
