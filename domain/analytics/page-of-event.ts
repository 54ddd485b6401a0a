import { localeOfPrefix } from '#domain/locales/locales.ts'
import { FAMILIES } from '#domain/routing/families.ts'
import type { Family } from '#domain/routing/params.ts'
import { readAddress } from '#domain/routing/read-address.ts'

/** The page of an event: its route with the parameters, and the path without the language. */
export interface EventPage {
  /** The page family; `other` for an address of no page. */
  readonly route: Family | 'other'
  readonly params: Readonly<Record<string, string>>
  readonly locale: string | null
  /** Empty for personal pages, whose addresses name rows of one user. */
  readonly path: string
}

const OTHER = { route: 'other', params: {}, locale: null, path: '' } as const
const MAX_PATH = 300
const MAX_VALUE = 100

/** Reads the page at a path of the site. Personal pages are counted by their route alone. */
export function pageOfEvent(pathname: string, search = ''): EventPage {
  const segments = segmentsOf(pathname)
  if (segments === null) return OTHER
  const locale = localeOfPrefix(segments[0])
  if (locale === undefined) return OTHER
  const path = segments.slice(1)
  const reading = readAddress(path, new URLSearchParams(search))
  if (reading === undefined) return { ...OTHER, locale }
  const { page, asset } = reading
  const route = page?.family ?? asset?.form
  if (route === undefined) return { ...OTHER, locale }
  if (!FAMILIES[route].indexed) return { route, params: {}, locale, path: '' }
  const params = page === null ? { slug: asset?.slug ?? '' } : page.params
  return { route, params: textsOf(params), locale, path: `/${path.join('/')}`.slice(0, MAX_PATH) }
}

function segmentsOf(pathname: string): readonly string[] | null {
  try {
    return pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment).toLowerCase())
  } catch {
    return null
  }
}

function textsOf(params: object): Readonly<Record<string, string>> {
  const texts = Object.entries(params).flatMap(([name, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value)
      ? [[name, String(value).slice(0, MAX_VALUE)] as const]
      : [],
  )
  return Object.fromEntries(texts)
}
