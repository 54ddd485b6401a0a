import type { TemplateCategory } from '#domain/assets/template-categories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Page } from '#domain/routing/params.ts'
import { type Missing, type Redirect, type Resolution, resolve, type Show } from '#domain/routing/resolve.ts'
import { printView, readView, type View } from '#domain/routing/view.ts'

/** The subject of a listing, where it is not the whole library. */
export type ListedPlace =
  | { readonly family: 'templateCategory'; readonly slug: TemplateCategory }
  | {
      readonly family:
        | 'category'
        | 'collection'
        | 'contributor'
        | 'style'
        | 'iconStyle'
        | 'campaign'
        | 'page'
        | 'plugin'
        | 'desktop'
        | 'landing'
      /** For a contributor, the username. */
      readonly slug: string
    }

/** A listing as its address describes it. */
export interface Listed {
  readonly locale: Locale
  readonly place: ListedPlace | null
  readonly view: View
}

/**
 * The listing of an address of this site; null for any other page and for redirects. The rules are the server's, so
 * that client-side navigation shows what the server would.
 *
 * @param search the query with its question mark, or empty
 */
export function listedAt(pathname: string, search: string): Listed | null {
  const shown = shownBy(resolve({ pathname, search }))
  return shown && listedOn(shown.page, shown.locale)
}

/** The listing of a page; null for pages of another family. */
function listedOn(page: Page, locale: Locale): Listed | null {
  switch (page.family) {
    case 'listing':
      return { locale, place: null, view: readView(printView(page.params)) }
    case 'category':
    case 'campaign':
    case 'page':
    case 'plugin':
    case 'desktop':
    case 'landing':
    case 'collection': {
      const { slug, ...params } = page.params
      return { locale, place: { family: page.family, slug }, view: readView(printView(params)) }
    }
    case 'contributor': {
      const { username: slug, ...params } = page.params
      return { locale, place: { family: page.family, slug }, view: readView(printView(params)) }
    }
    case 'templateCategory': {
      const { use: slug, ...params } = page.params
      return { locale, place: { family: page.family, slug }, view: readView(printView(params)) }
    }
    case 'style':
    case 'iconStyle': {
      const { slug, ...params } = page.params
      const kind = page.family === 'iconStyle' ? 'icon' : null
      const view = readView(printView({ ...params, kind, style: [slug] }))
      return { locale, place: { family: page.family, slug }, view }
    }
    default:
      return null
  }
}

/** Whether both are listings of one subject in one language, which differ only in their views. */
export function isSamePlace(one: Listed, other: Listed): boolean {
  return (
    one.locale === other.locale &&
    one.place?.family === other.place?.family &&
    one.place?.slug === other.place?.slug
  )
}

/** Whether both show the same. */
export function isSameListing(one: Listed, other: Listed): boolean {
  return isSamePlace(one, other) && JSON.stringify(one.view) === JSON.stringify(other.view)
}

/** Whether choosing kinds, prices and filters has the same result in both, whatever their words, order and page. */
export function isNarrowedAlike(one: Listed, other: Listed): boolean {
  return isSamePlace(one, other) && narrowingOf(one) === narrowingOf(other)
}

function narrowingOf({ view }: Listed): string {
  const { words: _words, sort: _sort, page: _page, variant: _variant, ...rest } = view
  return JSON.stringify(rest)
}

function shownBy(resolution: Resolution): Show | null {
  const likely = likeliest(resolution)
  return likely.kind === 'page' ? likely : null
}

/**
 * Words may look like the slug of an asset ("heart" does): only the server can decide, and almost always they are
 * words. The same holds for landing pages: a page that links to one has been rendered with it.
 */
function likeliest(resolution: Resolution): Redirect | Show | Missing {
  switch (resolution.kind) {
    case 'lookup':
      return resolution.otherwise
    case 'landing':
      return resolution.published
    default:
      return resolution
  }
}
