import { expect, test } from 'vitest'
import { createMemoryStore } from '../memory-store.ts'
import { EVERYTHING, plannedWords, standsFor } from '../testing/plans.ts'

const RECORDS = [
  { objectID: 'trash', title: 'Trash', popularity: 9 },
  { objectID: 'bin', title: 'Bin', popularity: 1 },
  { objectID: 'bing', title: 'Bing', popularity: 8 },
]

function found(words: ReturnType<typeof plannedWords>): readonly string[] {
  const store = createMemoryStore({
    searchable: [{ path: 'title', rank: 0, ordered: true }],
    facets: [],
    numeric: null,
    order: [{ attribute: 'popularity', order: 'desc' }],
    languages: ['en'],
    withoutPrefix: [],
    withoutTypos: [],
  })
  store.write(RECORDS.map((record) => ({ type: 'put', record })))
  return store.find({ ...EVERYTHING, words }).matches.map(({ objectID }) => objectID)
}

test('ranks the typed word before its synonym, and both before words that begin with it', () => {
  const synonym = standsFor('trash', { kind: 'synonym' })
  const prefix = standsFor('bin', { kind: 'prefix' })
  expect(found(plannedWords(['bin', synonym, prefix]))).toEqual(['bin', 'trash', 'bing'])
})

test('leaves the order of typed words as it is where a query has no synonym', () => {
  expect(found(plannedWords(['bin', standsFor('bin', { kind: 'prefix' })]))).toEqual(['bin', 'bing'])
})
