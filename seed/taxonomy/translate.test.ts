import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { singular } from './singular.ts'
import { tagNames } from './tags.ts'
import { relatedWords, translateTerm, translateTitle } from './translate.ts'

test('translates a glossary term into every language', () => {
  expect(LOCALE_CODES.map((locale) => translateTerm('settings', locale))).toEqual([
    'settings',
    'ajustes',
    'configurações',
    'paramètres',
    'Einstellungen',
    '設定',
    '설정',
  ])
})

test('translates the name of an emoji with CLDR', () => {
  expect(translateTerm('red heart', 'fr')).toBe('cœur rouge')
  expect(translateTerm('rocket', 'de')).toBe('Rakete')
  expect(translateTerm('rocket', 'ja')).toBe('ロケット')
})

test('translates a keyword by the emoji that it shares with a keyword of at least five languages', () => {
  expect(translateTerm('mexican', 'de')).toBe('mexikanisch')
  expect(translateTerm('million', 'de')).toBeNull()
})

test('prefers a checked singular to the plural keyword of CLDR', () => {
  expect(translateTerm('cars', 'pt')).toBe('carro')
})

test('translates a checked word in its sense, in the singular and the plural', () => {
  expect(translateTerm('magnifying glass', 'de')).toBe('Lupe')
  expect(translateTerm('lamps', 'es')).toBe('lámpara')
})

test.each(['engagement', 'bug', 'facebook'])('does not translate %s, ambiguous or a proper name', (word) => {
  for (const locale of LOCALE_CODES.filter((code) => code !== 'en')) {
    expect(translateTerm(word, locale)).toBeNull()
  }
})

test('translates a term with hyphens like the one with spaces', () => {
  expect(translateTerm('slot-machine', 'es')).toBe('tragaperras')
  expect(translateTerm('slot machine', 'es')).toBe('tragaperras')
})

test('translates the name of a category', () => {
  expect(translateTerm('design tools', 'fr')).toBe('outils de design')
  expect(translateTerm('Brand logos', 'de')).toBe('Markenlogos')
})

test.each(['button', 'face', 'symbol'])('translates no term with an emoji whose name has "%s"', (word) => {
  for (const term of [`ok ${word}`, `smiling ${word}`, `peace ${word}`]) {
    expect(translateTerm(term, 'de')).toBeNull()
  }
})

test('has no bracket, slash or colon in a translation', () => {
  for (const locale of LOCALE_CODES) {
    for (const term of ['information', 'prohibited', 'keycap', 'aries', 'new moon', 'recycling']) {
      expect(translateTerm(term, locale) ?? '').not.toMatch(/[()（）/:：]/)
    }
  }
})

test('translates a plural by its singular', () => {
  expect(translateTerm('Rockets', 'es')).toBe('cohete')
})

test('returns null for an unknown term, whose tag keeps its English name', () => {
  expect(translateTerm('flibbertigibbet', 'de')).toBeNull()
  expect(tagNames('flibbertigibbet').de).toBe('flibbertigibbet')
  expect(tagNames('rocket').pt).toBe('foguete')
})

test('capitalises translated titles and omits English', () => {
  const titles = translateTitle('rocket')
  expect(titles.es).toBe('Cohete')
  expect(titles).not.toHaveProperty('en')
})

test('returns the keywords of the emoji with exactly that name', () => {
  expect(relatedWords('cat')).toContain('pet')
  expect(relatedWords('cat on a roof')).toEqual([])
})

test.each([
  ['cats', 'cat'],
  ['cherries', 'cherry'],
  ['boxes', 'box'],
  ['glass', 'glass'],
  ['glasses', 'glasses'],
  ['virus', 'virus'],
  ['bus', 'bus'],
])('returns %s as the singular of %s', (word, expected) => {
  expect(singular(word)).toBe(expected)
})
