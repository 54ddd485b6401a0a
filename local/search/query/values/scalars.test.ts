import { describe, expect, it } from 'vitest'
import type { Json } from '#local/search/model/record.ts'
import { oneOf } from './scalars.ts'

describe('oneOf', () => {
  const { read } = oneOf('true', 'false', 'min')

  it('reads a word, and a boolean by its text', () => {
    expect(['min', true, 'false'].map((given) => read(given))).toEqual(['min', 'true', 'false'])
  })

  it('reads nothing else, whatever its text', () => {
    const others: readonly Json[] = ['other', 1, null, [], ['min'], {}, { toString: '' }]
    for (const given of others) expect(read(given)).toBeUndefined()
  })
})
