import type { Kind } from '#domain/assets/kinds.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** Suggestions per request, and the debounce after the last letter (spec section 9). */
export const MAX_SUGGESTIONS = 5
export const SUGGESTION_DEBOUNCE_MS = 250

export interface SuggestionRequest {
  /** The typed text. */
  readonly query: string
  readonly locale: Locale
  /** The searched kind; null is every kind. */
  readonly kind: Kind | null
}

/** Kinds that use the words of another kind (spec section 7). */
const ASSET_OF_KIND: Partial<Record<Kind, Kind>> = { 'kit-illustration': 'illustration', unicon: 'icon' }

/** The parameters of `GET /api/v2/suggest` (spec section 7); null for an empty query, which has no suggestions. */
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
