import { expect, it } from 'vitest'
import { MAX_BLOG_QUERY, searchedWords } from './search.ts'

it('separates words at signs and spaces, each once', () => {
  expect(searchedWords(' Icon-grids, ICON & 100%_ ')).toEqual(['icon', 'grids', '100'])
  expect(searchedWords('アイコン　格子')).toEqual(['アイコン', '格子'])
})

it('finds no words in signs, and at most eight in a long text', () => {
  expect(searchedWords('% _ \\ …')).toEqual([])
  expect(searchedWords(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(8)
  expect(searchedWords('x'.repeat(MAX_BLOG_QUERY + 1))[0]).toHaveLength(MAX_BLOG_QUERY)
})
