import { describe, expect, it } from 'vitest'
import { completionsOf } from './completions.ts'
import { firstSuggestions, suggestionsFor } from './suggestion-order.ts'

describe('completionsOf', () => {
  it('completes the typed text as it is', () => {
    expect(completionsOf(' hear', 'en')).toEqual([{ words: 'hear', before: '', after: '', kinds: [] }])
    expect(completionsOf('%', 'en')).toEqual([])
  })

  it.each([
    ['en', 'heart ic', 'heart', '', ' icon'],
    ['en', 'heart icon', 'heart', '', ' icon'],
    ['en', 'icon hear', 'hear', 'icon ', ''],
    ['en', 'icon', '', '', ' icon'],
    ['en', 'ico', '', '', ' icon'],
    ['en', 'the heart', 'heart', '', ''],
    ['es', 'icono', '', 'icono ', ''],
    ['es', 'icono de cora', 'cora', 'icono ', ''],
    ['de', 'Herz iko', 'Herz', '', ' ikone'],
    ['ja', 'ハートアイコン', 'ハート', '', ' アイコン'],
    ['ja', 'ハートアイコ', 'ハート', '', ' アイコン'],
    ['ko', '하트아이', '하트', '', ' 아이콘'],
    ['ko', '하트 아이', '하트', '', ' 아이콘'],
  ] as const)('completes without filler words in %s: %s', (locale, typed, words, before, after) => {
    expect(completionsOf(typed, locale).at(-1)).toMatchObject({ words, before, after })
  })

  it('looks for phrases as typed first, unless the words only name a kind', () => {
    expect(completionsOf('heart ic', 'en').map(({ words }) => words)).toEqual(['heart ic', 'heart'])
    expect(completionsOf('icon', 'en').map(({ words }) => words)).toEqual([''])
    expect(completionsOf('ico', 'en').map(({ words }) => words)).toEqual(['ico', ''])
    expect(completionsOf('icon', 'en')[0]?.kinds).toContain('icon')
  })
})

describe('suggestionsFor', () => {
  const completion = { words: 'hear', before: '', after: '', kinds: [] }
  const phrases = ['my heart', 'we hear', 'heart', 'hearing', 'hear us', 'hear', 'shear'].map(
    (query, at) => ({
      query,
      count: 2,
      popularity: query === 'hearing' ? 100 : 10 - at,
    }),
  )

  it('begin with the typed text, whole words first, then the most popular', () => {
    expect(suggestionsFor(phrases, completion)).toEqual([
      'hear',
      'hear us',
      'hearing',
      'heart',
      'we hear',
      'my heart',
      'shear',
    ])
  })

  it('contain the typed filler words', () => {
    const [first] = suggestionsFor([{ query: 'heart', count: 2, popularity: 1 }], {
      ...completion,
      after: ' icon',
    })
    expect(first).toBe('heart icon')
  })

  it('match hiragana and katakana, accents and case alike', () => {
    const among = (words: string, query: string) =>
      suggestionsFor(
        [
          { query: 'other', count: 9, popularity: 9 },
          { query, count: 1, popularity: 1 },
        ],
        { ...completion, words },
      )[0]
    expect(among('はー', 'ハート')).toBe('ハート')
    expect(among('CORAZO', 'corazón')).toBe('corazón')
    expect(among('하트', '하트 모양')).toBe('하트 모양')
  })

  it('are unique, up to the limit', () => {
    expect(
      firstSuggestions(
        [
          ['a', 'b'],
          ['b', 'c', 'd'],
        ],
        3,
      ),
    ).toEqual(['a', 'b', 'c'])
  })
})
