import { expect, test } from 'vitest'
import { droppedWords } from './dropped-words.ts'

test('names the words that an engine dropped, without fillers', () => {
  const facts = { queryAfterRemoval: '<em>free</em> <em>Go</em> back', best: null }
  expect(droppedWords('free Go back', 'en', facts)).toEqual(['Go'])
})

test('names the words missing in the best result where every word is optional', () => {
  const best = { words: 2, marked: ['happy', 'dogs'] }
  expect(droppedWords('happy tiny dog', 'en', { best })).toEqual(['tiny'])
})

test('is empty when the best result has every word, or without words', () => {
  expect(droppedWords('happy dog', 'en', { best: { words: 2, marked: [] } })).toEqual([])
  expect(droppedWords(null, 'en', { best: null })).toEqual([])
})
