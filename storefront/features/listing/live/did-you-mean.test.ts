import { describe, expect, it } from 'vitest'
import { listedAt } from '#domain/routing/listed.ts'
import { type MarkedHit, spellingSuggestion } from '#storefront/features/listing/live/did-you-mean.ts'

const hit = (value: string, nbTypos = 1): MarkedHit => ({
  _highlightResult: { title: { value }, tags: [{ value: 'animal' }] },
  _rankingInfo: { nbTypos, words: 1 },
})
const BUTTERFLY = hit('Red __ais-highlight__butterfly__/ais-highlight__')

function meant(address: string, hits: readonly MarkedHit[]) {
  const { pathname, search } = new URL(address, 'http://localhost')
  const listed = listedAt(pathname, search)
  return listed && spellingSuggestion(listed, hits)
}

describe('spellingSuggestion', () => {
  it('suggests the highlighted word nearest to a misspelt one', () => {
    expect(meant('/en/icons/buterfly', [BUTTERFLY])).toBe('butterfly')
  })

  it.each([
    [
      'the words are written like that',
      '/en/icons/butterfly',
      [hit('__ais-highlight__Butterfly__/ais-highlight__', 0)],
    ],
    ['nothing was found', '/en/icons/buterfly', []],
    ['nothing was searched for', '/en/icons', [BUTTERFLY]],
    ['results are not in the order of relevance', '/en/icons/buterfly?sort=latest', [BUTTERFLY]],
    ['the best results are on another page', '/en/icons/buterfly?page=2', [BUTTERFLY]],
  ])('is null where %s', (_, address, hits) => {
    expect(meant(address, hits)).toBeNull()
  })
})
