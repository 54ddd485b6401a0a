import { distance } from 'fastest-levenshtein'
import { describe, expect, it } from 'vitest'
import { vocabulary } from '#seed/load/synthetic/vocabulary.ts'
import { drawQueries } from './draw-queries.ts'
import { wordsOf } from './folded-text.ts'
import { QUERY_KINDS } from './query.ts'

const SEED = 7
const known = [...new Set(vocabulary().map(({ text }) => wordsOf(text)[0] ?? ''))]

describe('drawQueries', () => {
  it.each(QUERY_KINDS)('returns distinct queries, the same each time: %s', (kind) => {
    const queries = drawQueries(kind, 100, SEED)
    expect(queries).toHaveLength(100)
    expect(new Set(queries.map((query) => JSON.stringify(query))).size).toBe(100)
    expect(drawQueries(kind, 100, SEED)).toEqual(queries)
    expect(drawQueries(kind, 100, SEED + 1)).not.toEqual(queries)
  })

  it('uses words that occur in documents', () => {
    for (const kind of ['one word', 'two words', 'filtered', 'deep page'] as const) {
      expect(drawQueries(kind, 50, SEED).flatMap(({ words }) => words)).toSatisfy((words: string[]) =>
        words.every((word) => known.includes(word)),
      )
    }
  })

  it('uses prefixes of words that occur in documents', () => {
    for (const { words, begins } of drawQueries('prefix', 50, SEED)) {
      expect(begins).toBe(true)
      expect(known.some((word) => word.startsWith(words[0] ?? ' '))).toBe(true)
    }
  })

  it('misspells words with one error', () => {
    for (const { words } of drawQueries('typo', 50, SEED)) {
      const [word = ''] = words
      // A swap of neighbours has edit distance 2 here, and an error in a doubled letter may change nothing.
      expect(Math.min(...known.map((right) => distance(word, right)))).toBeLessThanOrEqual(2)
    }
  })
})
