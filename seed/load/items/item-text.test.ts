import { describe, expect, test } from 'vitest'
import { searchText } from '#domain/search/words.ts'
import type { SeedItem } from '#seed/seed-item.ts'
import { itemSearchText, textRows, titlesOf } from './item-text.ts'

const heart: SeedItem = {
  sourceKey: 'test:heart',
  kind: 'icon',
  title: 'Red heart',
  titles: { de: 'Herz in Rot' },
  description: 'A heart.',
  keywords: ['love'],
  bytes: new Uint8Array(),
  category: 'emotions',
  style: 'line',
  pack: 'test:line',
  sourceUrl: 'https://example.com',
}

describe('titles of an item', () => {
  test("prefers the item's own translation and falls back to CLDR", () => {
    const titles = titlesOf(heart)
    expect(titles).toMatchObject({ en: 'Red heart', de: 'Herz in Rot' })
    expect(titles.fr).toMatch(/cœur rouge/i)
  })

  test('writes no row for a language without a translation', () => {
    const unknown = { ...heart, title: 'Zzyzx', titles: {} }
    expect(textRows(7, unknown, titlesOf(unknown))).toEqual([
      { _locale: 'en', _parent_id: 7, title: 'Zzyzx', description: 'A heart.' },
    ])
  })

  test('writes the description in English only', () => {
    const rows = textRows(7, heart, { en: 'Red heart', de: 'Herz in Rot' })
    expect(rows.map(({ description }) => description)).toEqual(['A heart.', null])
  })
})

describe('the search text of an item', () => {
  test('equals the search text that the domain makes of the same words', () => {
    const titles = { en: 'Red heart', ja: '赤いハート' }
    expect(itemSearchText(titles, ['love', 'line', 'love'])).toBe(
      searchText({ titles, names: { en: ['love', 'line'] } }),
    )
  })
})
