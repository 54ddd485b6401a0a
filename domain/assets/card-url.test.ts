import { expect, it } from 'vitest'
import { cardOfPath, cardUrl } from '#domain/assets/card-url.ts'

it('identifies an asset and can be parsed back', () => {
  for (const form of ['item', 'pack', 'bundle'] as const) {
    const asset = { form, slug: 'red-heart-4k7q2' }
    expect(cardOfPath(cardUrl(asset))).toEqual(asset)
  }
})

it.each([
  '/cards/item/.jpg',
  '/cards/item/../../etc.jpg',
  '/cards/item/%2e%2e.jpg',
  '/cards/item/a/b.jpg',
  '/cards/user/a.jpg',
  '/cards/item/A.jpg',
  '/cards/item/a.png',
  '/cards/item/a.jpg/',
])('parses nothing from %s', (path) => {
  expect(cardOfPath(path)).toBeNull()
})
