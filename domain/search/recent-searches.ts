import { isKind, type Kind } from '#domain/assets/kinds.ts'
import { isLocale, type Locale } from '#domain/locales/locales.ts'

/** Maximum length of the history (spec section 9, "Search history"). */
export const MAX_RECENT_SEARCHES = 12

/** One entry of the search history (spec section 3). */
export interface RecentSearch {
  readonly query: string
  /** The searched kind; null is every kind. */
  readonly asset: Kind | null
  /** Usernames of the searched contributors; empty means all. */
  readonly contributors: readonly string[]
  readonly lang: Locale
}

/** The history with one more search: newest first, each query once, the oldest above the maximum dropped. */
export function rememberSearch(
  history: readonly RecentSearch[],
  search: RecentSearch,
): readonly RecentSearch[] {
  const query = search.query.trim()
  if (query === '') return history
  const others = history.filter((one) => !isSameQuery(one.query, query))
  return [{ ...search, query }, ...others].slice(0, MAX_RECENT_SEARCHES)
}

/** The history without one query. */
export function removeSearch(history: readonly RecentSearch[], query: string): readonly RecentSearch[] {
  return history.filter((one) => !isSameQuery(one.query, query))
}

/** Parses a stored history; malformed entries are dropped. */
export function readSearches(kept: unknown): readonly RecentSearch[] {
  return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MAX_RECENT_SEARCHES) : []
}

function isSearch(entry: unknown): entry is RecentSearch {
  if (typeof entry !== 'object' || entry === null) return false
  const { query, asset, contributors, lang }: Partial<Record<keyof RecentSearch, unknown>> = entry
  return (
    typeof query === 'string' &&
    (asset === null || (typeof asset === 'string' && isKind(asset))) &&
    Array.isArray(contributors) &&
    contributors.every((one) => typeof one === 'string') &&
    typeof lang === 'string' &&
    isLocale(lang)
  )
}

function isSameQuery(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
