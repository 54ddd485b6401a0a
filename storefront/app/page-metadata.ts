import type { Metadata } from 'next'
import { CARD_SIZE } from '#domain/assets/card-url.ts'
import { previewUrl } from '#domain/assets/preview-url.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import { type PageCardOf, pageCardUrl } from '#domain/landing/page-card.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales/locales.ts'
import { FAMILIES } from '#domain/routing/families.ts'
import { hrefsOfPage, pathOfPage } from '#domain/routing/href.ts'
import type { Family, Page, Refinements, RouteParams } from '#domain/routing/params.ts'
import { printRefinements } from '#domain/routing/refinements.ts'
import { offeredLocales } from '#storefront/data/site.ts'
import { environment } from '#storefront/env.ts'

interface Described {
  readonly page: Page
  readonly locale: Locale
  /** Without the name of the site. */
  readonly title: string
  readonly description?: string | undefined
  readonly preview?: Preview | undefined
  /** The drawn picture for shared links; it takes the place of the preview. */
  readonly card?: PageCardOf | undefined
  /** Nothing is on it. */
  readonly empty?: boolean
  /** Its editors keep it out of search engines. */
  readonly hidden?: boolean
  /** In no other language is there a page that says the same. */
  readonly untranslated?: boolean
  /** The languages whose pages say the same; all of them where it is absent. */
  readonly inLanguages?: readonly Locale[]
}

/**
 * The head of a page. Kept out of search engines unless the site is open to them; then it names its one address and
 * its address in every language (domain.md, "Search engines and sharing"). A listing that a visitor narrowed or turned
 * shows nothing that is not in the whole one: it is followed and not listed, and so is a page with nothing on it.
 */
export function pageMetadata(described: Described): Metadata {
  const { page, locale, title, description, empty = false, hidden = false } = described
  const open = environment().INDEXING === 'on' && FAMILIES[page.family].indexed
  const indexed = open && !empty && !hidden && !isRefined(page)
  return {
    title,
    ...(description === undefined ? {} : { description }),
    robots: { index: indexed, follow: open },
    ...(indexed ? { alternates: alternatesOf(described) } : {}),
    openGraph: {
      title,
      ...(description === undefined ? {} : { description }),
      url: pathOfPage(page, locale),
      locale: LOCALES[locale].bcp47,
      ...imagesOf(described),
    },
    ...(described.card === undefined
      ? {}
      : { twitter: { card: 'summary_large_image', ...imagesOf(described) } }),
  }
}

function imagesOf({ card, preview, title }: Described): Pick<NonNullable<Metadata['openGraph']>, 'images'> {
  if (card !== undefined)
    return { images: [{ url: pageCardUrl(card), ...CARD_SIZE, type: 'image/jpeg', alt: title }] }
  return preview === undefined ? {} : { images: [previewUrl(preview, { width: 800 })] }
}

/** Each page of a listing stands for itself: what is on the second is on no other. */
function alternatesOf({
  page,
  locale,
  untranslated = false,
  inLanguages,
}: Described): NonNullable<Metadata['alternates']> {
  const { page: number } = page.params as Refinements
  const query = number === undefined || number === 1 || pagesInPath(page) ? '' : `?page=${number}`
  const canonical = pathOfPage(page, locale) + query
  if (untranslated) return { canonical }
  const offered = offeredLocales().filter((code) => inLanguages?.includes(code) ?? true)
  const shown = hrefsOfPage(page).filter(({ locale: code }) => offered.includes(code))
  const languages = shown.map(({ locale: code, path }) => [LOCALES[code].bcp47, path + query])
  return {
    canonical,
    languages: { ...Object.fromEntries(languages), 'x-default': pathOfPage(page, DEFAULT_LOCALE) + query },
  }
}

/** Whether the path and not the query says which page of a listing it is. */
function pagesInPath<F extends Family>({ family, params }: { family: F; params: RouteParams[F] }): boolean {
  return !FAMILIES[family].refinements(params).includes('page')
}

/** By what its family lets visitors turn: the style of a page about a style is what it shows, and not a refinement. */
function isRefined<F extends Family>({ family, params }: { family: F; params: RouteParams[F] }): boolean {
  const { refinements, ownQuery } = FAMILIES[family]
  const allowed = refinements(params).filter((name) => name !== 'page')
  const own = ownQuery?.print(params) ?? []
  return own.length > 0 || printRefinements(params as Refinements, allowed) !== ''
}
