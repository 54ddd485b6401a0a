import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { ItemRecord } from '#domain/search/item-record.ts'
import type { Engine } from './engine.ts'
import { createFacetColumns, type FacetColumns } from './facet-columns.ts'
import { type FacetValues, facetValues } from './facet-values.ts'
import { foldedText } from './folded-text.ts'
import { PAGE, type Query } from './query.ts'

/**
 * SQLite's FTS5 in a typical setup: documents numbered by popularity, so that a page needs no sorting, and facets in
 * typed arrays, counted while the matches are read. In this process, in memory.
 */
export async function openSqlite(): Promise<Engine> {
  const database = new DatabaseSync(':memory:')
  database.exec(
    `create virtual table documents using fts5 (words, content = '', detail = none, columnsize = 0, prefix = '2 3 4')`,
  )
  let facets: FacetColumns | undefined
  let matching: StatementSync | undefined

  return {
    name: 'SQLite',
    isServer: false,
    kinds: ['one word', 'two words', 'prefix', 'filtered', 'deep page'],
    most: 1_000_000,

    async build(documents) {
      const ordered = [...compacted(documents)].sort((a, b) => b.popularity - a.popularity || b.id - a.id)
      facets = createFacetColumns(ordered.length)
      const insert = database.prepare('insert into documents (rowid, words) values (?, ?)')
      database.exec('begin')
      for (const [rank, { words, values }] of ordered.entries()) {
        insert.run(rank + 1, words)
        facets.set(rank, values)
      }
      database.exec('commit')
      database.exec(`insert into documents (documents) values ('optimize')`)
      matching = database.prepare('select rowid - 1 as document from documents where documents match ?')
    },

    async search(query) {
      if (!facets || !matching) throw new Error('nothing is built')
      const counting = facets.count(query.filters)
      for (const row of matching.iterate(expressionFor(query))) counting.take(Number(row.document))
      const { total, counted } = counting.result()
      return { total, hits: Math.max(0, Math.min(PAGE, total - query.offset)), counted }
    },

    async close() {
      database.close()
    },
  }
}

function expressionFor({ words, begins }: Query): string {
  const quoted = words.map((word) => `"${word}"`).join(' AND ')
  return begins ? `${quoted}*` : quoted
}

interface Compact {
  readonly id: number
  readonly popularity: number
  readonly words: string
  readonly values: FacetValues
}

function* compacted(documents: Iterable<ItemRecord>): Generator<Compact> {
  for (const record of documents) {
    yield {
      id: record.id,
      popularity: record.popularity,
      words: foldedText(record),
      values: facetValues(record),
    }
  }
}
