import { distance } from 'fastest-levenshtein'
import { describe, expect, it } from 'vitest'
import { vocabulary } from '#seed/load/synthetic/vocabulary.ts'
import { drawQueries } from './draw-queries.ts'
import { wordsOf } from './folded-text.ts'
import { QUERY_KINDS } from './query.ts'

const SEED = 7
const known = [...new Set(vocabulary().map(({ text }) => wordsOf(text)[0] ?? ''))]

describe('the queries of a measurement', () => {
  it.each(QUERY_KINDS)('are different, and the same each time: %s', (kind) => {
    const queries = drawQueries(kind, 100, SEED)
    expect(queries).toHaveLength(100)
    expect(new Set(queries.map((query) => JSON.stringify(query))).size).toBe(100)
    expect(drawQueries(kind, 100, SEED)).toEqual(queries)
    expect(drawQueries(kind, 100, SEED + 1)).not.toEqual(queries)
  })

  it('ask for words that documents hold', () => {
    for (const kind of ['one word', 'two words', 'filtered', 'deep page'] as const) {
      expect(drawQueries(kind, 50, SEED).flatMap(({ words }) => words)).toSatisfy((words: string[]) =>
        words.every((word) => known.includes(word)),
      )
    }
  })

  it('begin words that documents hold', () => {
    for (const { words, begins } of drawQueries('prefix', 50, SEED)) {
      expect(begins).toBe(true)
      expect(known.some((word) => word.startsWith(words[0] ?? ' '))).toBe(true)
    }
  })

  it('misspell words by one slip', () => {
    for (const { words } of drawQueries('typo', 50, SEED)) {
      const [word = ''] = words
      // A swap of neighbours counts as two edits here, and a slip may do nothing to a doubled letter.
      expect(Math.min(...known.map((right) => distance(word, right)))).toBeLessThanOrEqual(2)
    }
  })
})
