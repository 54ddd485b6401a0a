import { type Home, homeSchema } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CatalogueUnavailable, readCatalogue } from '#storefront/data/catalogue.ts'

/**
 * What the menus of every page show of the catalogue: the home page's data. Not tagged as the home page is: a new asset
 * must not make every page anew, so menus follow with the next refresh. Null while the catalogue does not answer, since
 * an error page has a menu too.
 */
export async function readMenu(locale: Locale): Promise<Home | null> {
  try {
    return await readCatalogue({ locale, path: '/home', name: 'home', schema: homeSchema, tags: [] })
  } catch (error) {
    if (error instanceof CatalogueUnavailable) return null
    throw error
  }
}
