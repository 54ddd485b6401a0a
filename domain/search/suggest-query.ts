import type { Kind } from '#domain/assets/kinds.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** Suggestions asked for at once, and the wait after the last letter (spec section 9). */
export const MAX_SUGGESTIONS = 5
export const SUGGESTION_DEBOUNCE_MS = 250

export interface SuggestionRequest {
  /** What was typed. */
  readonly query: string
  readonly locale: Locale
  /** The kind that is searched in; null is every kind. */
  readonly kind: Kind | null
}

/** Kinds whose words are those of another one (spec section 7). */
const ASSET_OF_KIND: Partial<Record<Kind, Kind>> = { 'kit-illustration': 'illustration', unicon: 'icon' }

/** What `GET /api/v2/suggest` is asked (spec section 7); null for an empty query, which nothing is suggested for. */
export function suggestQuery({ query, locale, kind }: SuggestionRequest): URLSearchParams | null {
  const typed = query.trim()
  if (typed === '') return null
  const asset = kind && (ASSET_OF_KIND[kind] ?? kind)
  return new URLSearchParams({
    query: typed,
    lang: locale,
    per_page: String(MAX_SUGGESTIONS),
    ...(asset && { asset }),
  })
}
