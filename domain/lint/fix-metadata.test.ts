import { expect, it } from 'vitest'
import { metadataChanges, tidyKeywords, tidyTitle } from './fix-metadata.ts'

it.each([
  ['  red_heart  with arrow. ', 'Red heart with arrow'],
  ['RED HEART', 'Red heart'],
  ['NASA', 'NASA'],
  ['TV and DVD', 'TV and DVD'],
  ['Wait for it…', 'Wait for it…'],
  ['', ''],
])('tidies the title %j to %j, and no further', (title, tidy) => {
  expect(tidyTitle(title)).toBe(tidy)
  expect(tidyTitle(tidy)).toBe(tidy)
})

it('keeps the first of two forms of a keyword, and none of the kind', () => {
  const tidy = ['heart', 'love', 'glass', 'berries']
  expect(tidyKeywords(['Heart', 'hearts', 'love', 'icon', 'glass', 'berries', 'berry'])).toEqual(tidy)
  expect(tidyKeywords(tidy)).toEqual(tidy)
})

it('lists only the fields that it changes', () => {
  expect(metadataChanges({ title: 'Red heart', keywords: ['heart', 'love'] })).toEqual([])
  expect(metadataChanges({ title: 'red heart', keywords: ['heart', 'hearts'] })).toEqual([
    { field: 'title', before: 'red heart', after: 'Red heart' },
    { field: 'keywords', before: 'heart, hearts', after: 'heart' },
  ])
})
