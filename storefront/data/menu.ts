import { type Held, heldSchema, type Menu, menuSchema } from '#domain/contract/menu.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { CatalogueUnavailable, readCatalogue, readExisting } from '#storefront/data/catalogue.ts'

/**
 * How much there is of each kind, for the menus of every page. Not tagged as the home page is: a new asset must not make
 * every page anew, so counts follow with the next refresh. Null while the catalogue does not answer, since an error page
 * has a menu too.
 */
export async function readHeld(locale: Locale): Promise<Held | null> {
  try {
    return await readCatalogue({ locale, path: '/kinds', name: 'kinds', schema: heldSchema, tags: [] })
  } catch (error) {
    if (error instanceof CatalogueUnavailable) return null
    throw error
  }
}

/** What the menus show of the library when they are opened. */
export function readMenu(locale: Locale): Promise<Menu> {
  return readExisting({ locale, path: '/menu', name: 'menu', schema: menuSchema, tags: [CACHE_TAGS.home()] })
}
