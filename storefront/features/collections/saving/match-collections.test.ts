import { expect, it } from 'vitest'
import { matchCollections } from './match-collections.ts'

const collections = ['Favourites', 'Wald', 'Waldrand', 'お気に入り'].map((name) => ({ name }))
const names = (words: string) => matchCollections(collections, words).shown.map(({ name }) => name)

it('returns all without a filter, else those whose name contains it', () => {
  expect(names(' ')).toHaveLength(4)
  expect(names('wALD')).toEqual(['Wald', 'Waldrand'])
  expect(names('気に')).toEqual(['お気に入り'])
  expect(names('Wiese')).toEqual([])
})

it('finds an exact name', () => {
  expect(matchCollections(collections, ' wald ').exact).toEqual({ name: 'Wald' })
  expect(matchCollections(collections, 'wal').exact).toBeUndefined()
  expect(matchCollections(collections, '').exact).toBeUndefined()
})
