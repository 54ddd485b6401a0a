import MiniSearch, { type SearchResult } from 'minisearch'
import type { Engine } from './engine.ts'
import { createFacetColumns, type FacetColumns } from './facet-columns.ts'
import { facetValues } from './facet-values.ts'
import { foldedText } from './folded-text.ts'
import { PAGE, type Query } from './query.ts'

/** MiniSearch, the usual choice for search within a process, with the same facets as SQLite. */
export async function openMiniSearch(): Promise<Engine> {
  const index = new MiniSearch<{ readonly id: number; readonly text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    autoVacuum: false,
  })
  const popularity: number[] = []
  let facets: FacetColumns | undefined

  return {
    name: 'MiniSearch',
    isServer: false,
    kinds: ['one word', 'two words', 'prefix', 'typo', 'filtered', 'deep page'],
    most: 100_000,

    async build(documents) {
      const records = [...documents]
      facets = createFacetColumns(records.length)
      for (const [document, record] of records.entries()) {
        index.add({ id: document, text: foldedText(record) })
        facets.set(document, facetValues(record))
        popularity.push(record.popularity)
      }
    },

    async search(query) {
      if (!facets) throw new Error('nothing is built')
      const found = index.search(query.words.join(' '), {
        combineWith: 'AND',
        prefix: (_word, position, words) => query.begins && position === words.length - 1,
        fuzzy: query.forgives ? 1 : false,
      })
      const counting = facets.count(query.filters)
      const kept = found.filter(({ id }) => counting.take(Number(id)))
      return { ...counting.result(), hits: pageOf(kept, query, popularity).length }
    },

    async close() {},
  }
}

/** A page by popularity, as in all engines here; MiniSearch's scores are ignored. */
function pageOf(found: SearchResult[], { offset }: Query, popularity: readonly number[]): SearchResult[] {
  const liked = ({ id }: SearchResult) => popularity[Number(id)] ?? 0
  return found.sort((a, b) => liked(b) - liked(a)).slice(offset, offset + PAGE)
}
