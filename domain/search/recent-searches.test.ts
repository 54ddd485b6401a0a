import { describe, expect, it } from 'vitest'
import {
  MAX_RECENT_SEARCHES,
  type RecentSearch,
  readSearches,
  rememberSearch,
  removeSearch,
} from '#domain/search/recent-searches.ts'

const search = (query: string, more: Partial<RecentSearch> = {}): RecentSearch => ({
  query,
  asset: null,
  contributors: [],
  lang: 'en',
  ...more,
})

const numbered = (count: number) =>
  Array.from({ length: count }).reduce<readonly RecentSearch[]>(
    (history, _, index) => rememberSearch(history, search(`fox ${index + 1}`)),
    [],
  )

describe('rememberSearch', () => {
  it('puts the newest first', () => {
    expect(numbered(3).map(({ query }) => query)).toEqual(['fox 3', 'fox 2', 'fox 1'])
  })

  it.each([
    [MAX_RECENT_SEARCHES - 1, MAX_RECENT_SEARCHES - 1],
    [MAX_RECENT_SEARCHES, MAX_RECENT_SEARCHES],
    [MAX_RECENT_SEARCHES + 1, MAX_RECENT_SEARCHES],
  ])('of %i searches keeps %i', (made, kept) => {
    const history = numbered(made)
    expect(history).toHaveLength(kept)
    expect(history[0]?.query).toBe(`fox ${made}`)
  })

  it('keeps each query once, as last searched', () => {
    const history = rememberSearch(
      [search('cat'), search('Fox')],
      search(' fox ', { asset: 'icon', lang: 'de' }),
    )
    expect(history).toEqual([search('fox', { asset: 'icon', lang: 'de' }), search('cat')])
  })

  it('does not store an empty search', () => {
    const history = [search('cat')]
    expect(rememberSearch(history, search('  '))).toBe(history)
  })
})

describe('removeSearch', () => {
  it('removes one query and no other', () => {
    expect(removeSearch([search('cat'), search('cats')], 'Cat')).toEqual([search('cats')])
  })
})

describe('readSearches', () => {
  it('parses what was stored', () => {
    const history = [search('cat', { asset: '3d', contributors: ['lucide'], lang: 'ko' }), search('fox')]
    expect(readSearches(JSON.parse(JSON.stringify(history)))).toEqual(history)
  })

  it('drops malformed entries', () => {
    const odd = [null, 'fox', {}, { ...search('fox'), asset: 'sound' }, { ...search('fox'), lang: 'xx' }]
    expect(readSearches([...odd, search('cat')])).toEqual([search('cat')])
    expect(readSearches({ query: 'fox' })).toEqual([])
    expect(readSearches(null)).toEqual([])
  })
})
