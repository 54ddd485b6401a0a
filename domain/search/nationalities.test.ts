import { expect, test } from 'vitest'
import { nationalitySynonyms } from './nationalities.ts'

const found = (locale: 'de' | 'fr' | 'en' | 'ja', input: string) =>
  nationalitySynonyms(locale).flatMap((each) =>
    each.type === 'onewaysynonym' && each.input === input ? each.synonyms : [],
  )

test('an adjective finds the name of its country in the language and in English', () => {
  expect(found('de', 'deutsche')).toEqual(['Deutschland', 'Germany'])
  expect(found('fr', 'japonaise')).toEqual(['Japon', 'Japan'])
  expect(found('en', 'french')).toEqual(['France'])
})

test('an English adjective matches in every language', () => {
  expect(found('ja', 'japanese')).toEqual(['日本', 'Japan'])
})

test('every synonym has its own id', () => {
  for (const locale of ['de', 'fr', 'en', 'ja'] as const) {
    const ids = nationalitySynonyms(locale).map(({ objectID }) => objectID)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
