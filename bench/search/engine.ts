import type { ItemRecord } from '#domain/search/item-record.ts'
import type { Answer, Query, QueryKind } from './query.ts'

/** A search engine under measurement. */
export interface Engine {
  readonly name: string
  /** Asked over a protocol, and not in this process. */
  readonly isServer: boolean
  /** The kinds of query that it can answer. */
  readonly kinds: readonly QueryKind[]
  /** The most documents that it is asked to bear. */
  readonly most: number
  /** Takes in all documents, and is ready to answer when it resolves. */
  build(documents: Iterable<ItemRecord>): Promise<void>
  search(query: Query): Promise<Answer>
  /** The same, of the words as they are written and no others, where `search` is more forgiving than peers are. */
  searchStrictly?(query: Query): Promise<Answer>
  /** The same with no more of a hit in the answer than its id, where `search` answers more than peers do. */
  searchForIds?(query: Query): Promise<Answer>
  close(): Promise<void>
}
