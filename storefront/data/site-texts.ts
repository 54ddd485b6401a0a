import { NO_SITE_TEXTS, type SiteTexts, siteTextsSchema } from '#domain/contract/site-texts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { CatalogueUnavailable, readExisting } from '#storefront/data/catalogue.ts'

/**
 * The menus and words that editors wrote, part of every page like the settings of the site. While the CMS is
 * unavailable, the built-in ones.
 */
export async function readSiteTexts(locale: Locale): Promise<SiteTexts> {
  try {
    return await readExisting({
      locale,
      path: '/site-texts',
      name: 'siteTexts',
      schema: siteTextsSchema,
      tags: [CACHE_TAGS.site(), CACHE_TAGS.landingPages()],
    })
  } catch (error) {
    if (error instanceof CatalogueUnavailable) return NO_SITE_TEXTS
    throw error
  }
}
