import { expect, it } from 'vitest'
import { isMadeOfWords } from '#domain/search/phrase.ts'

it.each(['Heart', '3d', '24 hours', '犬', 'Y2K'])('takes %s for words', (text) => {
  expect(isMadeOfWords(text)).toBe(true)
})

it.each(['', '24', '1.5', 'iconify1', 'Batch 32 iconify1'])('does not take %s for words', (text) => {
  expect(isMadeOfWords(text)).toBe(false)
})
