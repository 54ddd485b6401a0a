import type { Locale } from '#domain/locales/locales.ts'
import type { ItemRecord } from '#domain/search/item-record.ts'

/** The items of the library as their indices have them, in each language. */
export type Records = Readonly<Record<Locale, readonly ItemRecord[]>>

/** One of the engines that answer the judged queries, over the same records. */
export interface Searcher {
  readonly name: string
  /** Slugs of the first ten, best first. */
  search(locale: Locale, query: string): Promise<readonly string[]>
  close(): Promise<void>
}
