import { expect, test } from 'vitest'
import { searchTexts } from './seo.ts'

const page = { title: 'Avatars', description: 'Faces of all kinds.' }

test('search engines show the texts of the page where it has none for them', () => {
  expect(searchTexts(page, null)).toEqual(page)
  expect(searchTexts(page, { title: ' ', description: null })).toEqual(page)
})

test('search engines show the texts that an editor wrote for them', () => {
  expect(searchTexts(page, { title: 'Avatar icons', description: null })).toEqual({
    title: 'Avatar icons',
    description: 'Faces of all kinds.',
  })
})
