import { listingOfSection } from '#cms/operations/sitemaps/sources.ts'
import { DESIGNATION_CODES } from '#domain/contributors/designations.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { FAMILIES } from '#domain/routing/families.ts'
import { pathOfPage } from '#domain/routing/href.ts'
import type { Page } from '#domain/routing/params.ts'
import type { Listed } from '#domain/sitemaps/sitemap-xml.ts'

const SECTION = 'pages'

/** Pages that stand whatever is in the catalogue. */
const ALWAYS: readonly Page[] = [
  { family: 'home', params: {} },
  { family: 'listing', params: {} },
  { family: 'bundles', params: {} },
  { family: 'categories', params: {} },
  { family: 'styles', params: {} },
  { family: 'iconStyles', params: {} },
  { family: 'tags', params: {} },
  { family: 'keywords', params: {} },
  { family: 'keywordList', params: {} },
  { family: 'collections', params: {} },
  { family: 'contributors', params: {} },
  ...DESIGNATION_CODES.map((designation): Page => ({ family: 'hire', params: { designation } })),
  { family: 'licences', params: {} },
  { family: 'pictureSearch', params: {} },
]

/**
 * The pages that no row stands for, in each language: those that are always there, and the listings of what there is.
 *
 * @param sections  the sections that have addresses
 */
export function fixedPages(sections: ReadonlySet<string>, publicUrl: string) {
  const listings = [...sections].sort().flatMap((section) => listingOfSection(section) ?? [])
  const pages = [...ALWAYS, ...listings]
  return LOCALE_CODES.map((locale) => ({
    section: SECTION,
    locale,
    pages: pages.filter((page) => isOffered(page, locale)).map((page) => listed(page, locale, publicUrl)),
  }))
}

function isOffered({ family }: Page, locale: Locale): boolean {
  return FAMILIES[family].indexed && FAMILIES[family].locales.includes(locale)
}

/** Such a page changes whenever anything does that it shows: nobody keeps count. */
function listed(page: Page, locale: Locale, publicUrl: string): Listed {
  return { url: publicUrl + pathOfPage(page, locale), changedAt: null }
}
