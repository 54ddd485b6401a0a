import { describe, expect, test } from 'vitest'
import type { Plan } from '../../model/plan.ts'
import type { IndexRecord } from '../../model/record.ts'
import type { Schema } from '../../model/store.ts'
import { createMemoryStore } from '../memory-store.ts'
import { alternativeFor, MATCH_ALL, plannedWords } from '../testing/plans.ts'

const schema: Schema = {
  searchable: [
    { path: 'title', rank: 0, ordered: true },
    { path: 'tags', rank: 1, ordered: false },
  ],
  facets: [
    { path: 'kind', counted: true, searchable: true },
    { path: 'price', counted: true, searchable: false },
    { path: 'secret', counted: false, searchable: false },
  ],
  numeric: null,
  order: [{ attribute: 'popularity', order: 'desc' }],
  languages: ['en'],
  withoutPrefix: [],
  withoutTypos: [],
}

const store = createMemoryStore(schema)
const RECORDS: readonly IndexRecord[] = [
  { objectID: 'popular', title: 'Big blue heart', tags: ['love'], kind: 'Icon', price: 0, popularity: 9 },
  { objectID: 'first', title: 'Heart', tags: ['blue sky'], kind: 'Icon', price: 300, popularity: 1 },
  {
    objectID: 'far',
    title: 'Blue and very big heart',
    tags: [],
    kind: 'Photo',
    price: [500, 700],
    popularity: 5,
  },
  {
    objectID: 'tagged',
    title: 'Love',
    tags: ['heart', 'blue'],
    kind: '3D icon',
    secret: 'x',
    popularity: 7,
  },
  { objectID: 'typed', title: 'Hert', tags: [], kind: 'Photo', popularity: 8 },
]
store.write(RECORDS.map((record) => ({ type: 'put', record })))

function find(plan: Partial<Plan>) {
  return store.find({ ...MATCH_ALL, ...plan })
}

function ids(plan: Partial<Plan>) {
  return find(plan).matches.map(({ record }) => record.objectID)
}

describe('ranking by criteria', () => {
  test('ranks by typos, then position of the word, then whole values, then popularity', () => {
    const words = plannedWords(['heart', alternativeFor('hert', { kind: 'typo', typos: 1 })])
    expect(ids({ words })).toEqual(['first', 'popular', 'far', 'tagged', 'typed'])
  })

  test('ranks several words that replace one by the position of all of them', () => {
    const rows = createMemoryStore(schema)
    rows.write([
      { type: 'put', record: { objectID: 'row', title: 'Sky', tags: ['sky blue'], popularity: 1 } },
      { type: 'put', record: { objectID: 'plain', title: '', tags: ['azure'], popularity: 2 } },
    ])
    const azure = ['azure', alternativeFor('', { words: ['sky', 'blue'], kind: 'synonym' })] as const
    const { matches } = rows.find({ ...MATCH_ALL, customRanking: schema.order, words: plannedWords(azure) })
    expect(matches.map(({ ranking }) => ranking.firstMatchedWord)).toEqual([1000, 1000])
  })

  test('ranks words that are near each other before words that are far apart', () => {
    expect(ids({ words: plannedWords('blue', 'heart') })).toEqual(['popular', 'far', 'first', 'tagged'])
  })

  test('ranks an exact word by its own position, not by that of a correction', () => {
    const rows = createMemoryStore(schema)
    rows.write([
      { type: 'put', record: { objectID: 'Umbrella', title: 'Umbrella', tags: ['rain'], popularity: 9 } },
      { type: 'put', record: { objectID: 'Rain', title: 'Rain', tags: [], popularity: 1 } },
      { type: 'put', record: { objectID: 'Parasol', title: 'Umbrella shade', tags: [], popularity: 10 } },
    ])
    const related = alternativeFor('umbrella', { kind: 'synonym', typos: 1 })
    const { matches } = rows.find({ ...MATCH_ALL, words: plannedWords(['rain', related]) })
    expect(matches.map(({ objectID }) => objectID)).toEqual(['Rain', 'Umbrella', 'Parasol'])
  })

  test('does not count one word of a phrase for a correction of the whole phrase', () => {
    const rows = createMemoryStore(schema)
    rows.write([
      { type: 'put', record: { objectID: 'Bag', title: 'Bag', tags: ['shopping'], popularity: 9 } },
      { type: 'put', record: { objectID: 'Cart', title: 'Shopping cart', tags: [], popularity: 1 } },
    ])
    const bag = alternativeFor('bag', { kind: 'synonym', typos: 1, span: 2 })
    const { matches } = rows.find({ ...MATCH_ALL, words: plannedWords(['shopping', bag], 'cart') })
    expect(matches.map(({ objectID }) => objectID)).toEqual(['Cart', 'Bag'])
  })

  test('sorts by the attribute of a replica first, records without a number last', () => {
    const ranking: Plan['ranking'] = [{ attribute: 'price', order: 'desc' }, 'typo', 'custom']
    expect(ids({ ranking })).toEqual(['far', 'first', 'popular', 'typed', 'tagged'])
  })

  test('returns ranking information', () => {
    const { matches } = find({ words: plannedWords('blue', 'heart'), length: 1 })
    expect(matches[0]?.ranking).toMatchObject({
      nbTypos: 0,
      words: 2,
      proximityDistance: 1,
      firstMatchedWord: 1,
      nbExactWords: 2,
      filters: 0,
    })
  })
})

describe('facet counts', () => {
  test('cover all matches on every page', () => {
    const { facets, total } = find({ facets: '*', length: 0 })
    expect(total).toBe(5)
    expect(facets).toEqual({
      kind: { Icon: 2, Photo: 2, '3D icon': 1 },
      price: { '0': 1, '300': 1, '500': 1, '700': 1 },
    })
  })

  test('include statistics of numbers', () => {
    expect(find({ facets: ['price'] }).facetsStats).toEqual({
      price: { min: 0, max: 700, avg: 375, sum: 1500 },
    })
    expect(find({ facets: ['kind'] }).facetsStats).toEqual({})
  })

  test('are searched by prefixes of words', () => {
    const search = (query: string, limit = 10) =>
      store.findFacetValues({ ...MATCH_ALL }, 'kind', query, limit)
    expect(search('ic')).toEqual([
      { value: 'Icon', count: 2 },
      { value: '3D icon', count: 1 },
    ])
    expect(search('ico 3')).toEqual([{ value: '3D icon', count: 1 }])
    expect(search('', 1)).toEqual([{ value: 'Icon', count: 2 }])
    expect(search('con')).toEqual([])
    expect(store.findFacetValues(MATCH_ALL, 'none', '', 10)).toEqual([])
  })
})

describe('pinned and hidden records of rules', () => {
  test('are shown at their positions on every page, whether they match or not', () => {
    const pinned = [
      { objectID: 'typed', position: 1 },
      { objectID: 'gone', position: 0 },
    ]
    const words = plannedWords('heart')
    expect(ids({ words, pinned })).toEqual(['first', 'typed', 'popular', 'far', 'tagged'])
    expect(ids({ words, pinned, offset: 2, length: 1 })).toEqual(['popular'])
    const { matches, total } = find({ words, pinned })
    expect(total).toBe(5)
    expect(matches.map(({ ranking }) => ranking.promoted)).toEqual([
      undefined,
      true,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('are removed where a rule hides them', () => {
    expect(ids({ words: plannedWords('heart'), hidden: ['first', 'tagged'] })).toEqual(['popular', 'far'])
  })
})

test('a match with more records than are measured has a ranking that is not exhaustive', () => {
  const large = createMemoryStore(schema)
  const records = Array.from({ length: 10_001 }, (_, at) => ({
    objectID: `${at}`,
    title: at === 10_000 ? 'blue heart' : 'heart of blue',
    popularity: -at,
  }))
  large.write(records.map((record) => ({ type: 'put', record })))
  const found = large.find({ ...MATCH_ALL, words: plannedWords('blue', 'heart'), length: 1 })
  expect(found.exhaustive).toEqual({ nbHits: true, facetsCount: true, typo: true, ranking: false })
  expect(found.total).toBe(10_001)
})
