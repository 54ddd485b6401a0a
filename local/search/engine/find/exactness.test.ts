import { expect, test } from 'vitest'
import type { Plan } from '../../model/plan.ts'
import { createMemoryStore } from '../memory-store.ts'
import { alternativeFor, MATCH_ALL, plannedWords } from '../testing/plans.ts'

const RECORDS = [
  { objectID: 'trash', title: 'Trash', popularity: 9 },
  { objectID: 'bin', title: 'Bin', popularity: 1 },
  { objectID: 'bing', title: 'Bing', popularity: 8 },
]

const synonym = alternativeFor('trash', { kind: 'synonym' })
const prefix = alternativeFor('bin', { kind: 'prefix' })

function found(words: ReturnType<typeof plannedWords>, ranking: Plan['ranking']): readonly string[] {
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
  return store.find({ ...MATCH_ALL, words, ranking }).matches.map(({ objectID }) => objectID)
}

test('exact ranks the typed word and its synonym alike, before words that begin with it', () => {
  expect(found(plannedWords(['bin', synonym, prefix]), ['exact'])).toEqual(['trash', 'bin', 'bing'])
})

test('exact counts a synonym of several words where it is the whole value', () => {
  const store = createMemoryStore({
    searchable: [{ path: 'title', rank: 0, ordered: true }],
    facets: [],
    numeric: null,
    order: [{ attribute: 'popularity', order: 'desc' }],
    languages: ['en'],
    withoutPrefix: [],
    withoutTypos: [],
  })
  const titles = ['Left arrow circle', 'Left arrow', 'The left arrow']
  store.write(
    titles.map((title, at) => ({ type: 'put', record: { objectID: title, title, popularity: -at } })),
  )
  const arrow = alternativeFor('', { words: ['left', 'arrow'], kind: 'synonym' })
  const exact = { single: 'attribute', besides: ['synonym of several words'] } as const
  const plan = { ...MATCH_ALL, words: plannedWords(['back', arrow]), ranking: ['exact'] as const, exact }
  expect(store.find(plan).matches[0]?.objectID).toBe('Left arrow')
})

test('typedWords ranks the typed word before its synonym', () => {
  const ranking = ['exact', 'typedWords'] as const
  expect(found(plannedWords(['bin', synonym, prefix]), ranking)).toEqual(['bin', 'trash', 'bing'])
})

test('typedWords changes nothing where a query has no synonym', () => {
  expect(found(plannedWords(['bin', prefix]), ['typedWords'])).toEqual(['bing', 'bin'])
})
