import type { Locale } from '#domain/locales/locales.ts'
import type { ItemRecord } from '#domain/search/item-record.ts'

/** The items of the library in the index of each language. */
export type Records = Readonly<Record<Locale, readonly ItemRecord[]>>

/** An engine that answers the judged queries; all have the same records. */
export interface Searcher {
  readonly name: string
  /** Slugs of the first ten, best first. */
  search(locale: Locale, query: string): Promise<readonly string[]>
  close(): Promise<void>
}
