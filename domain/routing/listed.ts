import type { Locale } from '#domain/locales/locales.ts'
import type { Page } from '#domain/routing/params.ts'
import { type Resolution, resolve } from '#domain/routing/resolve.ts'
import { printView, readView, type View } from '#domain/routing/view.ts'

/** What a listing is a listing of, where it is not of the whole library. */
export interface ListedPlace {
  readonly family:
    | 'category'
    | 'collection'
    | 'contributor'
    | 'style'
    | 'iconStyle'
    | 'templateCategory'
    | 'campaign'
    | 'landing'
  /** A slug; of a contributor the username, of templates their use. */
  readonly slug: string
}

/** A listing as its address shows it. */
export interface Listed {
  readonly locale: Locale
  readonly place: ListedPlace | null
  readonly view: View
}

/**
 * The listing that an address of this site shows; null for what shows something else, or leads elsewhere. The same
 * rules as the server's, so that a browser that follows a link by itself shows what the server would have.
 *
 * @param search the query with its question mark, or empty
 */
export function listedAt(pathname: string, search: string): Listed | null {
  const shown = shownBy(resolve({ pathname, search }))
  return shown && listedOn(shown.page, shown.locale)
}

/** The listing of a page; null for pages of another family. */
export function listedOn(page: Page, locale: Locale): Listed | null {
  switch (page.family) {
    case 'listing':
      return { locale, place: null, view: readView(printView(page.params)) }
    case 'category':
    case 'campaign':
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

/** Whether both are listings of one thing in one language, told apart by their views alone. */
export function isSamePlace(one: Listed, other: Listed): boolean {
  return (
    one.locale === other.locale &&
    one.place?.family === other.place?.family &&
    one.place?.slug === other.place?.slug
  )
}

/**
 * Words may look like the slug of an asset ("heart" does): only the server can tell, and almost always they are words.
 * So it is with pages that editors make: who links to one has seen it.
 */
function shownBy(resolution: Resolution) {
  const shown =
    resolution.kind === 'lookup'
      ? resolution.otherwise
      : resolution.kind === 'landing'
        ? resolution.published
        : resolution
  return shown.kind === 'page' ? shown : null
}
