import { describe, expect, it } from 'vitest'
import { MAX_RECENTLY_VIEWED, readViewed, rememberView } from '#domain/search/recently-viewed.ts'

const numbered = (count: number) =>
  Array.from({ length: count }).reduce<readonly string[]>(
    (slugs, _, index) => rememberView(slugs, `fox-${index + 1}`),
    [],
  )

describe('rememberView', () => {
  it.each([
    [MAX_RECENTLY_VIEWED - 1, MAX_RECENTLY_VIEWED - 1],
    [MAX_RECENTLY_VIEWED, MAX_RECENTLY_VIEWED],
    [MAX_RECENTLY_VIEWED + 1, MAX_RECENTLY_VIEWED],
  ])('of %i assets keeps %i, the newest first', (seen, kept) => {
    const slugs = numbered(seen)
    expect(slugs).toHaveLength(kept)
    expect(slugs[0]).toBe(`fox-${seen}`)
  })

  it('keeps each asset once', () => {
    expect(rememberView(['cat', 'fox', 'owl'], 'fox')).toEqual(['fox', 'cat', 'owl'])
  })
})

describe('readViewed', () => {
  it('keeps slugs only', () => {
    expect(readViewed(['fox', 3, null, 'cat'])).toEqual(['fox', 'cat'])
    expect(readViewed('fox')).toEqual([])
  })
})
