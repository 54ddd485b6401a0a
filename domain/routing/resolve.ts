import type { Form } from '#domain/assets/forms.ts'
import type { LandingAddress } from '#domain/landing/places.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale, localeOfPrefix } from '#domain/locales/locales.ts'
import { negotiateLocale } from '#domain/locales/negotiate.ts'
import { FAMILIES } from '#domain/routing/families.ts'
import { pathOfPage } from '#domain/routing/href.ts'
import { internalPathOfPage } from '#domain/routing/internal-path.ts'
import type { Page } from '#domain/routing/params.ts'
import { type Reading, readAddress } from '#domain/routing/read-address.ts'
import type { Offer } from '#domain/site/offer.ts'

/** A request as far as it is resolved. */
export interface Asked {
  /** As sent, percent-encoded: `/jp/icons/heart`. */
  readonly pathname: string
  /** As sent, with its question mark, or empty. */
  readonly search: string
  /** Value of the `is_locale` cookie. */
  readonly cookieLocale?: string | undefined
  /** The `Accept-Language` header. */
  readonly acceptLanguage?: string | undefined
  /** The languages that the site offers; by default all, and English first. */
  readonly offer?: Pick<Offer, 'locales' | 'defaultLocale'> | undefined
}

/** A permanent redirect (301). `to` is a path of this site; `personal` when it depends on the visitor. */
export interface Redirect {
  readonly kind: 'redirect'
  readonly locale: Locale
  readonly to: string
  readonly personal: boolean
}

/** Shows a page: `inside` is its path in the storefront's `app` folder. */
export interface Show {
  readonly kind: 'page'
  readonly locale: Locale
  readonly page: Page
  readonly inside: string
}

/** No page (404), unless an editor has a redirect for `path`, which is without language. */
export interface Missing {
  readonly kind: 'missing'
  readonly locale: Locale
  readonly path: string
}

/** An asset must be looked up by its slug; then `settle` decides. */
export interface Lookup {
  readonly kind: 'lookup'
  readonly locale: Locale
  readonly form: Form
  readonly slug: string
  /** When it does not exist. */
  readonly otherwise: Redirect | Show | Missing
  /** The result when it exists, given the asset's page. */
  readonly arrive: (page: Page) => Redirect | Show
}

/** The publication of a landing page must be looked up; everything else is resolved. */
export interface Landing {
  readonly kind: 'landing'
  readonly locale: Locale
  readonly at: LandingAddress
  readonly published: Redirect | Show
  readonly otherwise: Missing
}

export type Resolution = Redirect | Show | Missing | Lookup | Landing

/**
 * Resolves an address: the only place that decides it. Language, aliases, `product_type`, slashes and letter case are
 * corrected together, so that a redirect takes one hop, with the query kept.
 */
export function resolve(asked: Asked): Resolution {
  const segments = segmentsOf(asked.pathname)
  const prefixed = localeOfPrefix(segments?.[0])
  const { cookieLocale: cookie, acceptLanguage, offer = ALL } = asked
  const locale = offeredLocale(
    offer.locales,
    prefixed ?? negotiateLocale({ cookie, acceptLanguage, offer }),
    offer,
  )

  const path = prefixed ? segments?.slice(1) : segments
  const reading = path && readAddress(path, new URLSearchParams(asked.search))
  const missing = { kind: 'missing', locale, path: `/${(path ?? []).join('/')}` } as const
  if (reading === undefined) return missing
  const { page, asset, landing } = reading

  const arrive = (at: Page): Redirect | Show => arriveAt(at, asked, locale, reading, prefixed === undefined)
  if (landing && page)
    return { kind: 'landing', locale, at: landing, published: arrive(page), otherwise: missing }
  const otherwise = page ? arrive(page) : missing
  return asset ? { kind: 'lookup', locale, ...asset, otherwise, arrive } : otherwise
}

function arriveAt(
  page: Page,
  { pathname, search }: Asked,
  wanted: Locale,
  { spent, added }: Pick<Reading, 'spent' | 'added'>,
  personal: boolean,
): Redirect | Show {
  const locale = offeredLocale(FAMILIES[page.family].locales, wanted)
  const canonical = pathOfPage(page, locale)
  if (canonical === pathname) return { kind: 'page', locale, page, inside: internalPathOfPage(page, locale) }
  return { kind: 'redirect', locale, to: canonical + queryOf(search, spent, added), personal }
}

const ALL = { locales: LOCALE_CODES, defaultLocale: DEFAULT_LOCALE }

/** The wanted language where it is offered, else the default one, English (spec section 1). */
export function offeredLocale(
  offered: readonly Locale[],
  wanted: Locale,
  { defaultLocale }: Pick<Offer, 'defaultLocale'> = ALL,
): Locale {
  return offered.includes(wanted) ? wanted : defaultLocale
}

/** Decoded lower-case segments without empty ones; undefined when an escape is broken. */
function segmentsOf(pathname: string): readonly string[] | undefined {
  try {
    return pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment).toLowerCase())
  } catch {
    return undefined
  }
}

/** The query as it was sent, without the spent parameters and with the added ones, with its question mark. */
function queryOf(search: string, spent: readonly string[], added = new URLSearchParams()): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !spent.includes(pair.split('=')[0] ?? ''))
  const pairs = added.size === 0 ? kept : [...kept, added.toString()]
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
