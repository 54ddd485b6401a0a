import { expect, it } from 'vitest'
import { EVERYTHING, wordsAmong } from './selection.ts'

it('prefers the typed words to those of the selection', () => {
  expect(wordsAmong('fox', { ...EVERYTHING, words: 'abstract' })).toBe('fox')
  expect(wordsAmong(null, { ...EVERYTHING, words: 'abstract' })).toBe('abstract')
  expect(wordsAmong(null, EVERYTHING)).toBeNull()
  expect(wordsAmong(null, undefined)).toBeNull()
})
