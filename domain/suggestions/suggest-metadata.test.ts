import { describe, expect, it } from 'vitest'
import { suggestMetadata } from './suggest-metadata.ts'

const DRAFT = { title: 'Red hearts', keywords: ['love'] }
const word = (text: string, byName: number, byPicture = 0) => ({ word: text, byName, byPicture })
const keywordsOf = (...keywords: ReturnType<typeof word>[]) =>
  suggestMetadata(DRAFT, { keywords, categories: [] }).keywords

describe('suggestMetadata', () => {
  it('orders keywords by their uses, and counts a similar picture three times', () => {
    expect(keywordsOf(word('romance', 2), word('valentine', 4), word('card', 0, 1))).toEqual([
      'valentine',
      'card',
      'romance',
    ])
  })

  it('leaves out a keyword of a single asset with a word of the name', () => {
    expect(keywordsOf(word('romance', 1), word('card', 2))).toEqual(['card'])
  })

  it('leaves out words of the title, present keywords and second forms', () => {
    expect(keywordsOf(word('heart', 9), word('love', 9), word('gift', 9), word('gifts', 8))).toEqual(['gift'])
  })

  it('leaves out what the lint rules refuse', () => {
    expect(keywordsOf(word('icon', 9), word('outline', 9), word('nike', 9), word('2024', 9))).toEqual([])
  })

  it('suggests at most 12 keywords and 3 categories', () => {
    const many = 'abcdefghijklmnop'.split('').map((letter) => word(`word${letter}`, 5))
    const categories = [1, 2, 3, 4].map((id) => ({ id, byName: id + 1, byPicture: 0 }))
    const suggested = suggestMetadata(DRAFT, { keywords: many, categories })
    expect(suggested.keywords).toHaveLength(12)
    expect(suggested.categories).toEqual([4, 3, 2])
  })
})
