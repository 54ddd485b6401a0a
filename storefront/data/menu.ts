import type { Kind } from '#domain/assets/kinds.ts'
import { type KindCounts, kindCountsSchema, type Menu, menuSchema } from '#domain/contract/menu.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { CatalogueUnavailable, readCatalogue, readExisting } from '#storefront/data/catalogue.ts'
import { readSite } from '#storefront/data/site.ts'

/**
 * The number of items of each kind that the site offers, for the menus of every page. Not tagged like the home page: a new asset must not
 * revalidate every page, so counts follow with the next refresh. Null while the CMS is unavailable, since the error
 * page has menus too.
 */
export async function readHeld(locale: Locale): Promise<KindCounts | null> {
  try {
    const [counts, { kinds }] = await Promise.all([
      readCatalogue({ locale, path: '/kinds', name: 'kinds', schema: kindCountsSchema, tags: [] }),
      readSite(locale),
    ])
    return counts === null ? null : offeredOf(counts, kinds)
  } catch (error) {
    if (error instanceof CatalogueUnavailable) return null
    throw error
  }
}

/** Counts of the kinds that a site offers. The same objects have the same result, from which menus are known. */
const offered = new WeakMap<KindCounts, { readonly kinds: readonly Kind[]; readonly counts: KindCounts }>()

function offeredOf(all: KindCounts, kinds: readonly Kind[]): KindCounts {
  const earlier = offered.get(all)
  if (earlier?.kinds === kinds) return earlier.counts
  const counts = all.filter(({ kind }) => kinds.includes(kind))
  offered.set(all, { kinds, counts })
  return counts
}

/** Items and texts that the open menus show. */
export async function readMenu(locale: Locale): Promise<Menu> {
  const [menu, { kinds }] = await Promise.all([
    readExisting({ locale, path: '/menu', name: 'menu', schema: menuSchema, tags: [CACHE_TAGS.home()] }),
    readSite(locale),
  ])
  return {
    picks: menu.picks.filter(({ kind }) => kinds.includes(kind)),
    freeOfDay: menu.freeOfDay.filter(({ item }) => kinds.includes(item.kind)),
  }
}
