import { describe, expect, it } from 'vitest'
import { oneOf } from './scalars.ts'

describe('oneOf', () => {
  const { read } = oneOf('true', 'false', 'min')

  it('reads a word, and a boolean by its text', () => {
    expect(['min', true, 'false'].map((given) => read(given))).toEqual(['min', 'true', 'false'])
  })

  it('reads nothing else, whatever its text', () => {
    for (const given of ['other', 1, null, [], ['min'], {}, { toString: '' }])
      expect(read(given)).toBeUndefined()
  })
})
