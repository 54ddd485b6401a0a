import type { SearchIndices } from '#cms/ports/search-indices.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import type { RecordKind } from '#domain/search/records.ts'

/** Indices known to exist, which are not requested again. */
const SEEN = new WeakMap<SearchIndices, Set<string>>()

/**
 * The languages in which records of a kind have an index. Nothing is written to a missing index: the engine would
 * create it with default settings and this one record, and searches would use it. A reindex creates it.
 */
export async function indexedLocales(indices: SearchIndices, kind: RecordKind): Promise<Locale[]> {
  const seen = SEEN.get(indices) ?? new Set()
  SEEN.set(indices, seen)
  const isSeen = (locale: Locale) => seen.has(indices.names.primary({ kind, locale }))
  if (!LOCALE_CODES.every(isSeen)) for (const name of await indices.list()) seen.add(name)
  return LOCALE_CODES.filter(isSeen)
}
