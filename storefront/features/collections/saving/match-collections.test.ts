import { expect, it } from 'vitest'
import { matchCollections } from './match-collections.ts'

const collections = ['Favourites', 'Wald', 'Waldrand', 'お気に入り'].map((name) => ({ name }))
const names = (words: string) => matchCollections(collections, words).shown.map(({ name }) => name)

it('shows all until something is typed, then those that have it in their name', () => {
  expect(names(' ')).toHaveLength(4)
  expect(names('wALD')).toEqual(['Wald', 'Waldrand'])
  expect(names('気に')).toEqual(['お気に入り'])
  expect(names('Wiese')).toEqual([])
})

it('knows the one that is called exactly so', () => {
  expect(matchCollections(collections, ' wald ').exact).toEqual({ name: 'Wald' })
  expect(matchCollections(collections, 'wal').exact).toBeUndefined()
  expect(matchCollections(collections, '').exact).toBeUndefined()
})
