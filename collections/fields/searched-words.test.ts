import { expect, it } from 'vitest'
import { searchedWords } from './searched-words.ts'

it('begins a page with the words of a search, cut to the length of a title', () => {
  expect(searchedWords({ req: { query: { words: ' red umbrella ' } } })).toBe('red umbrella')
  expect(searchedWords({ req: { query: { words: 'x'.repeat(80) } } })).toBe('x'.repeat(70))
})

it('begins an empty page without words, and for words that are no text', () => {
  for (const query of [{}, { words: ' ' }, { words: ['a', 'b'] }])
    expect(searchedWords({ req: { query } })).toBeUndefined()
})
