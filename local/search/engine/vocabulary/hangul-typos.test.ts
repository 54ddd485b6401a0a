import { describe, expect, it } from 'vitest'
import { hangulNeighbours } from './hangul-typos.ts'

describe('hangulNeighbours', () => {
  it('returns words with one other letter in a syllable', () => {
    const neighbours = [...hangulNeighbours('켈린더')]
    expect(neighbours).toContain('캘린더')
    expect(neighbours).toContain('켈린다')
    expect(neighbours).toContain('켈리더')
    expect(neighbours).not.toContain('켈린더')
    expect(neighbours).not.toContain('캘린다')
  })

  it('returns only words with a similar vowel for a word of two syllables', () => {
    expect([...hangulNeighbours('게미')]).toEqual(['개미', '게믜'])
    expect([...hangulNeighbours('사과')]).toEqual([])
  })

  it('returns nothing for a single syllable, another script or a very long word', () => {
    for (const word of ['개', 'calendar', '캘린더a', '가'.repeat(13)])
      expect([...hangulNeighbours(word)]).toEqual([])
  })
})
