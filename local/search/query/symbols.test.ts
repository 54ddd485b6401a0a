import { expect, test } from 'vitest'
import { SYMBOLS } from '#domain/search/symbols.ts'
import { answerTo, idsOf, makeIndex } from './testing/make-index.ts'

const synonyms = Object.entries(SYMBOLS).map(([input, words]) => ({
  objectID: input,
  type: 'oneWaySynonym' as const,
  input,
  synonyms: words,
}))
const titles = ['plus', 'house', 'cat', 'heart', 'question', 'close', 'check', 'arrow right', 'star']
const records = titles.map((title) => ({ objectID: title, title }))
const index = makeIndex(records, { searchableAttributes: ['title'] }, { synonyms })

test.each([
  ['+', 'plus'],
  ['＋', 'plus'],
  ['🏠', 'house'],
  ['🐱', 'cat'],
  ['❤️', 'heart'],
  ['♥', 'heart'],
  ['?', 'question'],
  ['×', 'close'],
  ['✓', 'check'],
  ['→', 'arrow right'],
  ['★', 'star'],
])('%s finds %s', (query, title) => {
  expect(idsOf(answerTo(index, { query }))).toEqual([title])
})

test('punctuation that belongs to words is ignored', () => {
  expect(idsOf(answerTo(index, { query: 'cat?' }))).toEqual(['cat'])
})
