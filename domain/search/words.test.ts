import { describe, expect, it } from 'vitest'
import { foldWord, searchText, words } from './words.ts'

describe('words', () => {
  it('folds case, accents and plurals', () => {
    expect(words('Crème Brûlées, Straße & Hearts')).toEqual(['creme', 'brulee', 'strasse', 'heart'])
  })

  it('segments Japanese and Korean by their own rules', () => {
    expect(words('赤いハート', 'ja')).toContain('ハート')
    expect(words('빨간 하트', 'ko')).toEqual(['빨간', '하트'])
  })

  it('keeps Japanese voiced marks, which are not accents', () => {
    expect(foldWord('ガラス')).toBe('ガラス')
  })

  it('keeps short words and words that only end like a plural', () => {
    expect(['bus', 'glass', 'gas', 'boxes', 'berries'].map(foldWord)).toEqual([
      'bus',
      'glass',
      'gas',
      'box',
      'berry',
    ])
  })

  it('is empty for punctuation', () => {
    expect(words(' -- !? ')).toEqual([])
  })
})

describe('searchText', () => {
  it('puts each title behind a bar and names once after them', () => {
    const text = searchText({
      titles: { en: 'Red hearts', de: 'Rotes Herz' },
      names: { en: ['love', 'Love'], de: ['liebe'] },
    })
    expect(text).toBe('| red heart | rote herz | love liebe')
  })
})
