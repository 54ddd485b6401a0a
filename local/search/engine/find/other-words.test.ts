import { describe, expect, test } from 'vitest'
import type { IndexRecord } from '../../model/record.ts'
import { createMemoryStore } from '../memory-store.ts'
import { alternativeFor, MATCH_ALL, plannedWords } from '../testing/plans.ts'

const schema = {
  searchable: [
    { path: 'title', rank: 0, ordered: false },
    { path: 'tags', rank: 1, ordered: false },
  ],
  facets: [],
  numeric: null,
  order: [{ attribute: 'popularity', order: 'desc' }],
  languages: ['en'],
  withoutPrefix: [],
  withoutTypos: [],
} as const

function ranked(records: readonly IndexRecord[], words: ReturnType<typeof plannedWords>): readonly string[] {
  const store = createMemoryStore(schema)
  store.write(records.map((record) => ({ type: 'put', record })))
  const { matches } = store.find({ ...MATCH_ALL, words, ranking: ['otherWords'] })
  return matches.map(({ objectID }) => objectID)
}

describe('otherWords', () => {
  test('ranks a title that equals the query before longer ones, whichever is more popular', () => {
    const records = [
      { objectID: 'Browser window delete', title: 'Browser window delete', popularity: 9 },
      { objectID: 'Delete', title: 'Delete', popularity: 1 },
      { objectID: 'Browser delete', title: 'Browser delete', popularity: 5 },
    ]
    expect(ranked(records, plannedWords('delete'))).toEqual([
      'Delete',
      'Browser delete',
      'Browser window delete',
    ])
  })

  test('counts words of the query that a title lacks, even if a tag has them', () => {
    const records = [
      { objectID: 'Angle left', title: 'Angle left', tags: ['arrow'], popularity: 9 },
      { objectID: 'Arrow circle left', title: 'Arrow circle left', tags: [], popularity: 1 },
    ]
    expect(ranked(records, plannedWords('left', 'arrow'))).toEqual(['Arrow circle left', 'Angle left'])
  })

  test('counts every word of a matching synonym as a word of the query', () => {
    const glass = alternativeFor('', { words: ['magnifying', 'glass'], kind: 'synonym' })
    const records = [
      { objectID: 'Search file', title: 'Search file', popularity: 9 },
      { objectID: 'Magnifying glass', title: 'Magnifying glass', popularity: 1 },
    ]
    expect(ranked(records, plannedWords(['search', glass]))).toEqual(['Magnifying glass', 'Search file'])
  })

  test('uses the most important attribute with a word of the query, and its best value', () => {
    const records = [
      { objectID: 'title', title: 'Big red heart', tags: ['heart'], popularity: 1 },
      { objectID: 'tag', title: 'Love', tags: ['heart shape', 'heart'], popularity: 2 },
    ]
    expect(ranked(records, plannedWords('heart'))).toEqual(['tag', 'title'])
  })
})
