import { LANDING_PLACES } from '#domain/landing/places.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import { DETAIL_WORDS, LISTING_WORDS, PAGE_ALIASES } from '#domain/routing/aliases.ts'
import { FAMILIES } from '#domain/routing/families.ts'

/** First segments that no page family reads and other processes or static files answer. */
const ANSWERED_ELSEWHERE = [
  'admin',
  'cards',
  'cms-assets',
  'console',
  'files',
  'healthz',
  'media',
  'menu',
  'previews',
  'profile-cover',
  'profile-photo',
  'register',
  'revalidate',
  'search',
  'search-api',
  'sitemap',
  'sitemaps',
] as const

/** First segments of pages of the specification (section 2) that do not exist yet. */
const KEPT_FREE = [
  '360-gltf-3d-models',
  'apply-code',
  'color-editor',
  'converter',
  'design-system',
  'gltf-3d-editor',
  'icon-editor',
  'illustration-kit-editor',
  'illustration-kit-object-editor',
  'preview',
  'print',
  'svg-editor',
  'unicons',
] as const

/** First words of other addresses that are themselves pages which editors write: `/plugins` beside `/plugins/{slug}`. */
export const OVERVIEWS: readonly string[] = ['plugins', 'desktop-app', 'legal', 'custom-order']

/** What a word is reserved for. */
export type Reservation = 'language' | 'page' | 'kept'

/** Why a word cannot be the address of a landing page at the root; null where it can. */
export function reservationOf(slug: string): Reservation | null {
  if (OVERVIEWS.includes(slug)) return null
  if (LANGUAGES.has(slug)) return 'language'
  if (PAGES.has(slug)) return 'page'
  return KEPT.has(slug) ? 'kept' : null
}

const LANGUAGES: ReadonlySet<string> = new Set(
  Object.entries(LOCALES).flatMap(([code, { prefix }]) => [code, prefix]),
)

const PAGES: ReadonlySet<string> = new Set([
  ...Object.values(FAMILIES).flatMap(({ words }) => words),
  ...[LISTING_WORDS, DETAIL_WORDS, PAGE_ALIASES].flatMap((words) => Object.keys(words)),
  ...Object.values(LANDING_PLACES).flatMap(({ prefix }) => prefix),
  ...ANSWERED_ELSEWHERE,
])

const KEPT: ReadonlySet<string> = new Set(KEPT_FREE)
