import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { FAMILIES } from '#domain/routing/families.ts'
import type { Family, Page, Refinements, RouteParams } from '#domain/routing/params.ts'
import { printRefinements } from '#domain/routing/refinements.ts'

/** Families without required parameters can be linked without any. */
type ParamsOf<F extends Family> = object extends RouteParams[F]
  ? [params?: RouteParams[F]]
  : [params: RouteParams[F]]

/**
 * The one canonical address of a page, from the root of the site: `/jp/free-icon/red-heart-4k7q2`,
 * `/en/icons/heart?page=2`. Every link is made here. Catalogue cards are valid parameters.
 */
export function href<F extends Family>(family: F, locale: Locale, ...[params]: ParamsOf<F>): string {
  return addressOf(family, locale, params ?? ({} as RouteParams[F]))
}

/** The canonical path of a page as `resolve` returns it, without its query. */
export function pathOfPage(page: Page, locale: Locale): string {
  return pathOf(page.family, locale, page.params)
}

/** Addresses of a page in every language it is offered in, for search engines and language links. */
export function hrefsOfPage(page: Page): readonly { readonly locale: Locale; readonly path: string }[] {
  return FAMILIES[page.family].locales.map((locale) => ({ locale, path: pathOfPage(page, locale) }))
}

/** Where a search form sends `query` and `asset` (a kind): one 301 leads to the listing of the words. */
export function searchHref(locale: Locale): string {
  return `/${LOCALES[locale].prefix}/search`
}

function addressOf<F extends Family>(family: F, locale: Locale, params: RouteParams[F]): string {
  const { ownQuery, refinements } = FAMILIES[family]
  const own = new URLSearchParams(ownQuery?.print(params).map(([name, value]) => [name, value])).toString()
  const refined = printRefinements(params as Refinements, refinements(params))
  const query = [own, refined].filter((part) => part !== '').join('&')
  const path = pathOf(family, locale, params)
  return query === '' ? path : `${path}?${query}`
}

function pathOf<F extends Family>(family: F, locale: Locale, params: RouteParams[F]): string {
  const segments = FAMILIES[family].path(params)
  return `/${[LOCALES[locale].prefix, ...segments.map(encodeURIComponent)].join('/')}`
}
