import type { ItemRecord } from '#domain/search/item-record.ts'
import type { Answer, Query, QueryKind } from './query.ts'

/** A search engine under measurement. */
export interface Engine {
  readonly name: string
  /** Answers over a protocol instead of in this process. */
  readonly isServer: boolean
  /** The kinds of query that it can answer. */
  readonly kinds: readonly QueryKind[]
  /** The largest number of documents to measure it with. */
  readonly most: number
  /** Indexes all documents and resolves when it is ready to answer. */
  build(documents: Iterable<ItemRecord>): Promise<void>
  search(query: Query): Promise<Answer>
  /** Searches for the exact words, where `search` is more tolerant than the peers. */
  searchStrictly?(query: Query): Promise<Answer>
  /** Returns only the ids of hits, where `search` returns more than the peers do. */
  searchForIds?(query: Query): Promise<Answer>
  close(): Promise<void>
}
