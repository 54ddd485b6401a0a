import { describe, expect, it } from 'vitest'
import { shortId, shortIdOfSlug } from './short-id.ts'
import { assetSlug, slugWords, wordsOfSlug } from './slug.ts'

describe('shortId', () => {
  it('is different for every row number, across the change of length', () => {
    const boundary = 31 ** 5
    const numbers = Array.from({ length: 20_000 }, (_, index) => boundary - 10_000 + index)
    const ids = new Set(numbers.map(shortId))
    expect(ids.size).toBe(numbers.length)
    expect(shortId(boundary - 1)).toHaveLength(5)
    expect(shortId(boundary)).toHaveLength(6)
  })

  it('throws for what is no row number', () => {
    for (const number of [0, -1, 1.5, 31 ** 6, Number.NaN]) expect(() => shortId(number)).toThrow(RangeError)
  })
})

describe('shortIdOfSlug', () => {
  it('is found at the end of a slug', () => {
    expect(shortIdOfSlug(assetSlug('Red heart', 42))).toBe(shortId(42))
    expect(shortIdOfSlug(shortId(42))).toBe(shortId(42))
  })

  it('is undefined for words that no id can have', () => {
    expect(shortIdOfSlug('red-lollipop')).toBeUndefined()
    expect(shortIdOfSlug('red-4k')).toBeUndefined()
  })
})

describe('slugWords', () => {
  it('keep Latin letters and digits, folded', () => {
    expect(slugWords("  L'Été à la Plage: Straße №5 ")).toBe('lete-a-la-plage-strasse-no5')
  })

  it('are empty for text without any', () => {
    expect(slugWords('赤いハート')).toBe('')
    expect(assetSlug('赤いハート', 7)).toBe(shortId(7))
  })

  it('cut long titles between words', () => {
    const words = slugWords('very '.repeat(40))
    expect(words.length).toBeLessThanOrEqual(80)
    expect(words.endsWith('very')).toBe(true)
  })
})

describe('wordsOfSlug', () => {
  it('shows hyphens as spaces', () => {
    expect(wordsOfSlug('red--heart-')).toBe('red heart')
  })
})
