import { expect, test } from 'vitest'
import { droppedWords } from './dropped-words.ts'

test('names the words that an engine gave up, and no fillers', () => {
  const facts = { queryAfterRemoval: '<em>free</em> <em>Go</em> back', best: null }
  expect(droppedWords('free Go back', 'en', facts)).toEqual(['Go'])
})

test('names the words that the best result lacks where every word may be missing', () => {
  const best = { words: 2, marked: ['happy', 'dogs'] }
  expect(droppedWords('happy tiny dog', 'en', { best })).toEqual(['tiny'])
})

test('names nothing where the best result has every word, or nothing was typed', () => {
  expect(droppedWords('happy dog', 'en', { best: { words: 2, marked: [] } })).toEqual([])
  expect(droppedWords(null, 'en', { best: null })).toEqual([])
})
